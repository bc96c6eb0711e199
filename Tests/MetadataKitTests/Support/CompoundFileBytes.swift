/// Builds compound files of streams and storages, in sectors of 512 bytes, of which there are 127 at most.
struct CompoundFileBytes {
  enum Node {
    case stream(String, Bytes)
    indirect case storage(String, [Node])
  }

  private struct Entry {
    let name: String
    let kind: UInt8
    var sibling = -1
    var child = -1
    var start = -2
    var size = 0
  }

  private var entries = [Entry(name: "R", kind: 5)]
  /// Contents, each with the index of its entry.
  private var contents: [(index: Int, content: Bytes)] = []

  /// The file of what its root has.
  static func file(_ nodes: [Node]) -> Bytes {
    var file = CompoundFileBytes()
    file.entries[0].child = file.add(nodes)
    return file.finish()
  }

  /// - Returns: the index of the first one's entry; each of the others is the sibling of one before it.
  private mutating func add(_ nodes: [Node]) -> Int {
    var (first, last) = (-1, -1)
    for node in nodes {
      let index = entries.count
      if last >= 0 { entries[last].sibling = index } else { first = index }
      last = index
      switch node {
      case .stream(let name, let content):
        entries.append(Entry(name: name, kind: 2))
        contents.append((index, content))
      case .storage(let name, let inner):
        entries.append(Entry(name: name, kind: 1))
        entries[index].child = add(inner)
      }
    }
    return first
  }

  private mutating func finish() -> Bytes {
    let directory = (entries.count + 3) / 4
    // The sector of the table itself, then the chain of the directory.
    var table = [-3] + (1...directory).map { $0 == directory ? -2 : $0 + 1 }
    var body = Bytes()
    for (index, content) in contents {
      let size = content.bytes.count
      entries[index].start = table.count
      entries[index].size = size
      let sectors = max(1, (size + 511) / 512)
      for sector in 1...sectors { table.append(sector == sectors ? -2 : table.count + 1) }
      body = body.raw(content.bytes).zeros(sectors * 512 - size)
    }
    let chains = table.reduce(Bytes()) { $0.little($1, size: 4) }
    let list = entries.reduce(Bytes()) { $0.raw(Self.bytes($1).bytes) }
    return Bytes().raw([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).zeros(16)
      .little(0x3e, 3, 0xfffe, 9, 6, size: 2).zeros(10)
      .little(1, 1, 0, 0, -2, 0, -2, 0, 0, size: 4).raw([UInt8](repeating: 0xff, count: 432))
      .raw(chains.bytes).raw([UInt8](repeating: 0xff, count: 512 - chains.bytes.count))
      .raw(list.bytes).zeros(directory * 512 - list.bytes.count).raw(body.bytes)
  }

  private static func bytes(_ entry: Entry) -> Bytes {
    let name = entry.name.utf16.reduce(Bytes()) { $0.little(Int($1), size: 2) }.bytes
    return Bytes().raw(name).zeros(64 - name.count).little(name.count + 2, size: 2)
      .raw([entry.kind, 0]).little(-1, entry.sibling, entry.child, size: 4).zeros(36)
      .little(entry.start, entry.size, 0, size: 4)
  }
}
