import MetadataKit
import Testing

/// Files of which only the kind is told.
@Suite struct FileSignatureTests {
  struct Expectation: Sendable {
    let file: Bytes
    let name: String
    let fileExtension: String
    let mimeType: String

    init(_ file: Bytes, _ name: String, _ fileExtension: String, _ mimeType: String) {
      self.file = file
      self.name = name
      self.fileExtension = fileExtension
      self.mimeType = mimeType
    }
  }

  static let stream = "application/octet-stream"

  static let files: [Expectation] = [
    .init(Bytes("[InternetShortcut]\r\n"), "URL", "url", "application/x-mswinurl"),
    .init(Bytes("rtsp://example.org/a"), "RAM", "ram", "audio/x-pn-realaudio"),
    .init(Bytes("d8:announce3:abc"), "Torrent", "torrent", "application/x-bittorrent"),
    .init(Bytes("BEGIN:VCARD\r\nEND:VCARD\r\n"), "VCard", "vcf", "text/vcard"),
    .init(Bytes("[{\"a\" : 1}]"), "JSON", "json", "application/json"),
    .init(Bytes("#!/usr/bin/env python3\n"), "python script", "py", "text/x-python"),
    .init(Bytes("CANON OPTIONAL DATA\0"), "VRD", "vrd", stream),
    .init(Bytes("wOF2").zeros(12), "WOFF2", "woff2", "font/woff2"),
    .init(Bytes().zeros(36).text("acsp"), "ICC", "icc", "application/vnd.iccprofile"),
    .init(Bytes("Exif\0\0II*\0").zeros(8), "EXIF", "exif", "application/unknown"),
    .init(
      Bytes().raw([0x7f]).text("ELF").raw([2, 1, 1]).zeros(9).little(3, size: 2),
      "ELF shared library", "so", stream),
    .init(
      Bytes().raw([0xcf, 0xfa, 0xed, 0xfe]).zeros(8).little(6, size: 4),
      "Mach-O dynamic link library", "dylib", stream),
    .init(
      Bytes().raw([0xca, 0xfe, 0xba, 0xbe]).big(52, size: 4), "Java bytecode", "class",
      "application/java-byte-code"),
    .init(
      Bytes("MZ").zeros(58).little(64, size: 4).text("PE\0\0").little(0x8664, size: 2).zeros(16)
        .little(0x2022, size: 2), "Win64 DLL", "dll", stream),
    .init(
      Bytes("PK\u{3}\u{4}").zeros(4).little(0, size: 2).zeros(8).little(20, 20, size: 4)
        .little(8, 0, size: 2).text("mimetypeapplication/epub+zip"),
      "EPUB", "epub", "application/epub+zip"),
  ]

  @Test(arguments: files) func tellsTheKind(_ expected: Expectation) throws {
    let format = try Metadata(expected.file.bytes).format
    #expect(format.name == expected.name)
    #expect(format.fileExtension == expected.fileExtension)
    #expect(format.mimeType == expected.mimeType)
    expected.file.readEveryTruncation()
  }

  @Test func officeDocumentsAreToldByTheirParts() throws {
    let names = ["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"]
    let start = Bytes("PK\u{3}\u{4}").zeros(30)
    var directory = Bytes()
    for name in names {
      directory = directory.text("PK\u{1}\u{2}").zeros(24).little(name.utf8.count, 0, 0, size: 2)
        .zeros(12).text(name)
    }
    let file = start.raw(directory.bytes).text("PK\u{5}\u{6}").zeros(8)
      .little(directory.bytes.count, start.bytes.count, size: 4).zeros(2)
    #expect(try Metadata(file.bytes).format.name == "DOCM")
    file.readEveryTruncation()
  }

  @Test func compoundFilesAreToldByTheirStreams() throws {
    let name = Array("Workbook".utf16).flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let header = Bytes().raw([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).zeros(22)
      .little(9, size: 2).zeros(16).little(0, size: 4).zeros(24).little(1, size: 4)
    let entry = Bytes().raw(name).zeros(64 - name.count).little(name.count + 2, size: 2)
    let file = header.zeros(512 - header.bytes.count).raw(entry.bytes).raw([2]).zeros(512 - 67)
      .little(-2, size: 4).zeros(508)
    #expect(try Metadata(file.bytes).format.name == "XLS")
    // A chain of sectors that leads back to itself ends.
    #expect(try Metadata(file.with([0, 0, 0, 0], at: 1024).bytes).format.name == "XLS")
    for length in stride(from: 0, to: file.bytes.count, by: 13) {
      ContainerTests.exercise(Array(file.bytes[..<length]))
    }
  }

  @Test func everyFormatHasNames() {
    for signature in FileSignature.all {
      #expect(!signature.format.name.isEmpty)
      #expect(signature.format.mimeType.contains("/"))
    }
  }
}
