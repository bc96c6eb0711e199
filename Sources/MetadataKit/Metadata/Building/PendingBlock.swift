/// A block that is not decoded yet.
package struct PendingBlock {
  let region: Region
  var context: BlockContext
}
