import Foundation

/// A compound file ([MS-CFB]) put together by hand, in sectors of 512 bytes, of which none is for small streams.
enum HandmadeCompoundFile {
  /// A file of streams, of at most 126 sectors.
  static func file(_ streams: [(name: String, content: Data)]) -> Data {
    let directorySectors = (streams.count + 4) / 4
    var table = [-3] + (1...directorySectors).map { $0 == directorySectors ? -2 : $0 + 1 }
    var directory = entry("R", kind: 5, child: 1, start: -2, size: 0)
    var body = Data()
    for (index, stream) in streams.enumerated() {
      let isLast = index == streams.count - 1
      directory += entry(
        stream.name, kind: 2, sibling: isLast ? -1 : index + 2, start: table.count,
        size: stream.content.count)
      let sectors = max(1, (stream.content.count + 511) / 512)
      for sector in 1...sectors { table.append(sector == sectors ? -2 : table.count + 1) }
      body += stream.content + Data(count: sectors * 512 - stream.content.count)
    }
    let chains = table.reduce(Data()) { $0 + number($1, 4) }
    var head = Data([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) + Data(count: 16)
    for value in [0x3e, 3, 0xfffe, 9, 6] { head += number(value, 2) }
    head += Data(count: 10)
    for value in [1, 1, 0, 0, -2, 0, -2, 0, 0] { head += number(value, 4) }
    return head + Data(repeating: 0xff, count: 512 - head.count)
      + chains + Data(repeating: 0xff, count: 512 - chains.count)
      + directory + Data(count: directorySectors * 512 - directory.count) + body
  }

  /// A set of texts by the numbers of their properties ([MS-OLEPS] §2.21).
  static func properties(_ texts: [(id: Int, text: String)]) -> Data {
    var (table, values) = (Data(), Data())
    for (id, text) in texts {
      table += number(id, 4) + number(8 + texts.count * 8 + values.count, 4)
      let bytes = Data(text.utf8) + Data(count: 4 - text.utf8.count % 4)
      values += number(30, 4) + number(text.utf8.count + 1, 4) + bytes
    }
    return number(0xfffe, 4) + Data(count: 20) + number(1, 4) + Data(count: 16) + number(48, 4)
      + number(8 + table.count + values.count, 4) + number(texts.count, 4) + table + values
  }

  private static func entry(
    _ name: String, kind: UInt8, sibling: Int = -1, child: Int = -1, start: Int, size: Int
  ) -> Data {
    let text = name.utf16.reduce(Data()) { $0 + number(Int($1), 2) }
    return text + Data(count: 64 - text.count) + number(text.count + 2, 2) + Data([kind, 0])
      + number(-1, 4) + number(sibling, 4) + number(child, 4) + Data(count: 36)
      + number(start, 4) + number(size, 4) + number(0, 4)
  }

  private static func number(_ value: Int, _ size: Int) -> Data {
    Data((0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) })
  }
}
