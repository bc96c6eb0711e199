/// XMP that is too long for one segment of a JPEG: the packet names the rest by its digest, and
/// segments of their own hold that in parts (ISO 16684-3 §6.3.2, XMP specification part 3 §1.1.3.1).
struct ExtendedXMP {
  private var packets: [Region] = []
  fileprivate var parts: [Parts] = []

  /// What segments with one digest say.
  fileprivate struct Parts {
    /// Its 32 digits as a number.
    let digest: UInt128
    var size: Int
    var regions: [(offset: Int, region: Region)] = []
  }

  /// Takes a packet: the one that is named in it counts.
  mutating func add(packet: Region) {
    // A file may have a million of them; no more are decoded either.
    if packets.count < Self.mostPackets { packets.append(packet) }
  }

  /// Takes a segment after its signature: digest, whole length, offset, bytes.
  mutating func add(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 40)
    var digits = DigestDigits()
    for byte in head.elements.prefix(32) { digits.take(byte) }
    guard let digest = digits.digest else {
      throw MetadataError(.malformed, "extended XMP without a digest", at: body.start)
    }
    let size = try head.uint32(at: 32, .big)
    let offset = try head.uint32(at: 36, .big)
    // A packet can only name as many as it has room for.
    guard let index = index(of: digest, size) else {
      throw MetadataError(.limitExceeded, "extended XMP of too many digests", at: body.start)
    }
    if parts[index].size != size {
      found.warn(Warning(.malformed, "extended XMP of two lengths", at: body.start))
      parts[index].size = size
    }
    guard parts[index].regions.count < Self.mostParts else {
      throw MetadataError(.limitExceeded, "extended XMP in too many parts", at: body.start)
    }
    parts[index].regions.append((offset, body.region(from: 40)))
  }

  /// Where the parts with a digest are, or will be; nil where there are too many.
  private mutating func index(of digest: UInt128, _ size: Int) -> Int? {
    if let known = parts.firstIndex(where: { $0.digest == digest }) { return known }
    guard parts.count < Self.mostDigests else { return nil }
    parts.append(Parts(digest: digest, size: size))
    return parts.count - 1
  }

  private static let mostDigests = 256
  private static let mostPackets = 256
  /// As many as 4 GB have.
  private static let mostParts = 1 << 16

  /// Hands over what is complete.
  mutating func finish(_ found: inout MetadataBuilder) {
    let all = parts.sorted { $0.digest < $1.digest }
    parts = []
    guard !all.isEmpty else { return }
    var named: Set<UInt128> = []
    do throws(MetadataError) {
      named = try self.named(among: Set(all.map(\.digest)), found.limits)
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
          if UInt128(Digest.md5.hexadecimal(of: bytes.span), radix: 16) != parts.digest {
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

  /// Those of some digests that stand in the packets: runs of 32 digits.
  private func named(
    among known: Set<UInt128>, _ limits: Limits
  ) throws(MetadataError) -> Set<UInt128> {
    var named: Set<UInt128> = []
    for packet in packets {
      var digits = DigestDigits()
      // A last byte that is no digit ends the last run.
      for byte in try packet.all(limit: limits.blockBytes).elements + [0] {
        if digits.take(byte) { continue }
        if let digest = digits.digest, known.contains(digest) { named.insert(digest) }
        digits = DigestDigits()
      }
    }
    return named
  }
}

/// A run of hexadecimal digits, which is a digest (MD5) where it has 32.
private struct DigestDigits {
  private var number: UInt128 = 0
  private var count = 0

  /// The digest as a number; nil where the run is none.
  var digest: UInt128? { count == 32 ? number : nil }

  /// Takes the next character; answers whether it is a digit, and does nothing where it is none.
  @discardableResult
  mutating func take(_ byte: UInt8) -> Bool {
    guard let digit = HexadecimalBytes.digit(byte) else { return false }
    number = number << 4 | UInt128(digit)
    count += 1
    return true
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
      throw MetadataError(
        .truncated, "of \(size) bytes of extended XMP \(count) are there", at: place)
    }
    return Region(joining: parts)
  }
}
