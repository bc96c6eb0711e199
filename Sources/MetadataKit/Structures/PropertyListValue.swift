/// A value of Apple's property lists, in whichever form they are.
indirect enum PropertyListValue {
  case text([UInt8])
  case truth(Bool)
  case integer(Int64)
  case real(Double)
  /// Seconds since the start of 2001, in UTC.
  case time(Double)
  /// A date as ISO 8601 writes it.
  case date([UInt8])
  case data([UInt8])
  case array([PropertyListValue])
  case dictionary([(key: [UInt8], value: PropertyListValue)])
}
