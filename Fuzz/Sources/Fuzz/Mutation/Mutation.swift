import CLibFuzzer

/// Changes a file element by element.
enum Mutation {
  /// The bytes with some elements changed; nil where no structure is found in them.
  static func mutate(_ bytes: [UInt8], _ chance: inout Chance) -> [UInt8]? {
    var bytes = bytes
    var structure: Structure?
    for _ in 0..<Int.random(in: 1...3, using: &chance) {
      guard let (found, elements) = Structure.find(in: bytes, bytes.indices) else { break }
      structure = found
      var draft = Draft(bytes: bytes, elements: elements, mends: chance.oneIn(2))
      draft.change(found, &chance)
      bytes = draft.bytes
    }
    guard let structure else { return nil }
    if chance.oneIn(2) { structure.mend?(&bytes) }
    return bytes
  }
}

/// A file while one of its elements is changed.
private struct Draft {
  var bytes: [UInt8]
  let elements: [Element]
  /// Whether the sizes of what an element is in follow its own.
  let mends: Bool

  mutating func change(_ structure: Structure, _ chance: inout Chance) {
    guard let place = elements.indices.randomElement(using: &chance) else { return }
    let element = elements[place]
    switch Int.random(in: 0..<8, using: &chance) {
    case 0:
      element.size?.field.lie(in: &bytes, &chance)
    case 1:
      rename(element, structure, &chance)
    case 2:
      number(of: element, &chance).lie(in: &bytes, &chance)
    case 3, 4:
      change(element.body, of: place)
    case 5:
      guard let other = sibling(of: place, &chance) else { return }
      swap(element, elements[other])
    case 6:
      if element.isFixed {
        guard let other = sibling(of: place, &chance) else { return }
        swap(element, elements[other], keepsFirst: true)
      } else {
        // Another one of the file, or itself again.
        let copied = elements[elements.indices.randomElement(using: &chance) ?? place]
        let end = element.range.upperBound
        replace(end..<end, with: Array(bytes[copied.range]), in: element.parent)
      }
    default:
      guard !element.isFixed else { return }
      replace(element.range, with: [], in: element.parent)
    }
  }

  private mutating func rename(
    _ element: Element, _ structure: Structure, _ chance: inout Chance
  ) {
    guard let type = element.type else { return }
    let other = elements.randomElement(using: &chance)?.type
    var new = other.map { Array(bytes[$0]) } ?? []
    if chance.oneIn(2), let name = structure.types.randomElement(using: &chance) {
      // Latin-1: QuickTime's types have a copyright sign of one byte.
      new = name.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
    guard new.count == type.count else { return }
    bytes.replaceSubrange(type, with: new)
  }

  /// A number that is known to mean something, or any one near the start.
  private func number(of element: Element, _ chance: inout Chance) -> NumberField {
    if let known = element.numbers.randomElement(using: &chance), !chance.oneIn(4) { return known }
    let width = [1, 2, 4, 4, 8].randomElement(using: &chance) ?? 4
    let reach = min(max(1, element.body.count - width + 1), 64)
    return NumberField(
      position: element.body.lowerBound + Int.random(in: 0..<reach, using: &chance), width: width,
      coding: chance.oneIn(2) ? .little : .big)
  }

  /// Has libFuzzer change a body, which may become longer or shorter.
  private mutating func change(_ body: Range<Int>, of place: Int) {
    let room = elements[place].isFixed ? 0 : 64
    var new = Array(bytes[body])
    let count = new.count
    guard count > 0 else { return }
    new += [UInt8](repeating: 0, count: room)
    let changed = new.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { LLVMFuzzerMutate($0, count, count + room) } ?? count
    }
    if elements[place].isFixed, changed != count { return }
    replace(body, with: Array(new[..<changed]), in: place)
  }

  private func sibling(of place: Int, _ chance: inout Chance) -> Int? {
    elements.indices.filter {
      $0 != place && elements[$0].parent == elements[place].parent
        && (!elements[place].isFixed || elements[$0].range.count == elements[place].range.count)
    }.randomElement(using: &chance)
  }

  private mutating func swap(_ one: Element, _ other: Element, keepsFirst: Bool = false) {
    let (first, second) =
      one.range.lowerBound < other.range.lowerBound
      ? (one.range, other.range) : (other.range, one.range)
    guard first.upperBound <= second.lowerBound else { return }
    let one = Array(bytes[first])
    let other = Array(bytes[second])
    bytes.replaceSubrange(second, with: one)
    if !keepsFirst { bytes.replaceSubrange(first, with: other) }
  }

  /// Puts other bytes in the place of some, and has the sizes of what they are in follow.
  private mutating func replace(_ range: Range<Int>, with new: [UInt8], in parent: Int?) {
    bytes.replaceSubrange(range, with: new)
    guard mends else { return }
    var place = parent
    while let index = place {
      let element = elements[index]
      if let size = element.size {
        size.field.set(element.range.count + new.count - range.count + size.excess, in: &bytes)
      }
      place = element.parent
    }
  }
}
