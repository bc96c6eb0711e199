/// XMP that is too long for one segment of a JPEG: the packet names the rest by its digest, and
/// segments of their own hold that in parts (ISO 16684-3 §6.3.2, XMP specification part 3 §1.1.3.1).
struct ExtendedXMP {
  private var packets: [Region] = []
  fileprivate var parts: [Parts] = []

  /// What segments with one digest say.
  fileprivate struct Parts {
    let digest: String
    var size: Int
    var regions: [(offset: Int, region: Region)] = []
  }

  /// Takes a packet: the one that is named in it counts.
  mutating func add(packet: Region) { packets.append(packet) }

  /// Takes a segment after its signature: digest, whole length, offset, bytes.
  mutating func add(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 40)
    let digest = head.prefix(32)
    guard digest.elements.allSatisfy(Self.isDigit) else {
      throw MetadataError(.malformed, "extended XMP without a digest", at: body.start)
    }
    let size = try head.uint32(at: 32, .big)
    let name = digest.text.uppercased()
    let offset = try head.uint32(at: 36, .big)
    // A packet can only name as many as it has room for.
    guard let index = index(of: name, size) else {
      throw MetadataError(.limitExceeded, "extended XMP of too many digests", at: body.start)
    }
    if parts[index].size != size {
      found.warn(Warning(.malformed, "extended XMP of two lengths", at: body.start))
      parts[index].size = size
    }
    parts[index].regions.append((offset, body.region(from: 40)))
  }

  /// Where the parts with a digest are, or will be; nil where there are too many.
  private mutating func index(of digest: String, _ size: Int) -> Int? {
    if let known = parts.firstIndex(where: { $0.digest == digest }) { return known }
    guard parts.count < Self.mostDigests else { return nil }
    parts.append(Parts(digest: digest, size: size))
    return parts.count - 1
  }

  private static let mostDigests = 256

  private static func isDigit(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
  }

  /// Hands over what is complete.
  mutating func finish(_ found: inout MetadataBuilder) {
    let all = parts.sorted { $0.digest < $1.digest }
    parts = []
    guard !all.isEmpty else { return }
    var named: Set<String> = []
    do throws(MetadataError) {
      named = try self.named(found.limits)
    } catch {
      found.warn(error)
    }
    for parts in all {
      do throws(MetadataError) {
        let first = parts.regions.first?.region.start
        guard named.contains(parts.digest) else {
          throw MetadataError(
            .malformed, "extended XMP that no packet refers to", at: first)
        }
        let packet = try parts.joined(found.limits)
        if found.options.verifiesDigests {
          let bytes = try packet.all(limit: found.limits.blockBytes).bytes
          if MD5.hexadecimalDigest(bytes).uppercased() != parts.digest {
            found.warn(
              Warning(.malformed, "extended XMP that its digest does not confirm", at: first))
          }
        }
        found.add(.xmp, packet)
      } catch {
        found.warn(error)
      }
    }
  }

  /// The digests that stand in the packets, in upper case: runs of 32 digits.
  private func named(_ limits: Limits) throws(MetadataError) -> Set<String> {
    var named: Set<String> = []
    for packet in packets {
      let bytes = try packet.all(limit: limits.blockBytes).elements
      for run in bytes.split(whereSeparator: { !Self.isDigit($0) }) where run.count == 32 {
        named.insert(String(decoding: run, as: UTF8.self).uppercased())
      }
    }
    return named
  }
}

extension ExtendedXMP.Parts {
  /// The parts in their order, where together they are the whole.
  fileprivate func joined(_ limits: Limits) throws(MetadataError) -> Region {
    let place = regions.first?.region.start
    guard size <= limits.blockBytes else {
      throw MetadataError(
        .limitExceeded, "extended XMP of \(size) bytes is too long", at: place)
    }
    var parts: [Region] = []
    var count = 0
    for (offset, region) in regions.sorted(by: { $0.offset < $1.offset }) {
      // A part that is there twice is the same part.
      if offset < count { continue }
      guard offset == count, region.count <= size - offset else { break }
      parts.append(region)
      count += region.count
    }
    guard count == size else {
      throw MetadataError(.truncated, "\(count) of \(size) bytes of extended XMP", at: place)
    }
    return Region(joining: parts)
  }
}
