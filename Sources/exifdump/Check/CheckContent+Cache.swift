extension CheckContent {
  func write(to cache: inout CacheWriter) {
    cache.write(isPassedOver)
    cache.write(failure)
    cache.write(violations.count)
    for ruling in violations {
      cache.write(ruling.rule.name)
      cache.write(ruling.severity.rawValue)
      cache.write(ruling.violation.tag)
      cache.write(ruling.violation.value)
      cache.write(ruling.violation.message)
      cache.write(ruling.violation.fix)
      cache.write(ruling.violation.offset)
    }
  }

  init?(from cache: inout CacheReader) {
    guard let isPassedOver = cache.bool(), let failure = cache.optional({ $0.string() }),
      let count = cache.int(), count >= 0
    else { return nil }
    self.init(isPassedOver: isPassedOver)
    self.failure = failure
    for _ in 0..<count {
      guard let ruling = Ruling(from: &cache) else { return nil }
      violations.append(ruling)
    }
  }
}

extension CheckContent.Ruling {
  fileprivate init?(from cache: inout CacheReader) {
    guard let rule = cache.string().flatMap(RuleKind.named),
      let severity = cache.string().flatMap(Severity.init(rawValue:)),
      let tag = cache.optional({ $0.string() }), let value = cache.optional({ $0.bytes() }),
      let message = cache.string(), let fix = cache.string(),
      let offset = cache.optional({ $0.int() })
    else { return nil }
    self.init(
      rule: rule, severity: severity,
      violation: Violation(tag: tag, value: value, message: message, fix: fix, offset: offset))
  }
}
