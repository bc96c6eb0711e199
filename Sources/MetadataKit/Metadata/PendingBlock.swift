/// A block that is not decoded yet.
package struct PendingBlock {
  let region: Region
  let context: BlockContext
}
