import Benchmark
import ItemProvider
import MetadataKit
import UniformTypes

/// The stages of a photo's way, one after the other, then all of them together.
///
/// `.kilo`: a measurement is of a thousand turns, so that it takes milliseconds. Instructions are
/// told only where the kernel counts them, which it does on few virtual machines.
let benchmarks: @Sendable () -> Void = {
  guard let photo = try? Photo("photo.jpg") else { fatalError("Fixtures/photo.jpg cannot be read") }
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .instructions], scalingFactor: .kilo, maxDuration: .seconds(3))
  reading(photo)
  decoding(photo)
  writing(photo)
}

/// From a path to the container's facts.
@Sendable private func reading(_ photo: Photo) {
  Benchmark("1 read: open, fstat, read, close") { benchmark in
    for _ in benchmark.scaledIterations {
      let reader = try ByteReader(path: Array(photo.path.utf8), limits: Limits())
      blackHole(try Region(reader).head(count: 16))
    }
  }
  Benchmark("2 detect: what type the content is") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(TypeIdentifier(content: photo.bytes.span))
    }
  }
  Benchmark("3 container: facts and where blocks stand, in memory") { benchmark in
    var options = ReadOptions()
    options.factsOnly = true
    for _ in benchmark.scaledIterations {
      blackHole(try Metadata(photo.bytes, options: options))
    }
  }
}

/// From a block's bytes to tags, and what follows from them.
@Sendable private func decoding(_ photo: Photo) {
  for kind in [BlockKind.exif, .xmp, .icc, .iptc, .photoshop] {
    let block = photo.block(kind)
    Benchmark("4 decode: \(kind), \(block.count) bytes") { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(try photo.decode(kind, block))
      }
    }
  }
  Benchmark("5 derive: composite tags") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(photo.metadata.composites)
    }
  }
  Benchmark("6 everything, from memory") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(try Metadata(photo.bytes))
    }
  }
  Benchmark("6 everything, from a file by its provider") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(try ItemProvider(path: FilePath(bytes: Array(photo.path.utf8))).immediateMetadata())
    }
  }
}

/// From metadata to the bytes that are printed.
@Sendable private func writing(_ photo: Photo) {
  let name = Array("photo.jpg".utf8)
  Benchmark("7 write: JSON") { benchmark in
    let view = JSONView()
    for _ in benchmark.scaledIterations {
      var json = JSONWriter()
      view.write(photo.metadata, name: name, &json)
      blackHole(json.text.bytes.count)
    }
  }
  Benchmark("7 write: text") { benchmark in
    let view = TextView(usesColors: false)
    for _ in benchmark.scaledIterations {
      var text = TextBuffer()
      view.write(photo.metadata, name: name, &text)
      blackHole(text.bytes.count)
    }
  }
  Benchmark("7 write: exiftool's form") { benchmark in
    let view = ExiftoolView(isNumeric: false)
    for _ in benchmark.scaledIterations {
      var json = JSONWriter()
      view.write(photo.metadata, name: name, &json)
      blackHole(json.text.bytes.count)
    }
  }
}
