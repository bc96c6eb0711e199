import Foundation

extension FileError {
  /// The error as Foundation reports it: 260 for a file that is missing, 257 without permission …
  ///
  /// Source: `CocoaError.Code`; the POSIX error is kept below it.
  var cocoaError: CocoaError {
    var details: [String: Any] = [
      NSFilePathErrorKey: path.string,
      NSLocalizedDescriptionKey: description,
    ]
    if let posixCode { details[NSUnderlyingErrorKey] = POSIXError(posixCode) }
    return CocoaError(code, userInfo: details)
  }

  private var posixCode: POSIXErrorCode? {
    switch problem {
    case .system(let number): POSIXErrorCode(rawValue: number)
    case .isFolder: .EISDIR
    case .vanished: .ENOENT
    case .tooDeep: .ELOOP
    case .tooLarge: .EFBIG
    case .isSpecial, .cutShort: nil
    }
  }

  private var code: CocoaError.Code {
    switch operation {
    case .open, .read:
      switch posixCode {
      case .ENOENT, .ENOTDIR: .fileReadNoSuchFile
      case .EACCES, .EPERM: .fileReadNoPermission
      case .ENAMETOOLONG, .EINVAL: .fileReadInvalidFileName
      case .EFBIG: .fileReadTooLarge
      default: .fileReadUnknown
      }
    case .create, .write:
      switch posixCode {
      case .ENOSPC, .EDQUOT: .fileWriteOutOfSpace
      case .EACCES, .EPERM: .fileWriteNoPermission
      case .EROFS: .fileWriteVolumeReadOnly
      case .EEXIST: .fileWriteFileExists
      case .ENAMETOOLONG, .EINVAL: .fileWriteInvalidFileName
      default: .fileWriteUnknown
      }
    }
  }
}
