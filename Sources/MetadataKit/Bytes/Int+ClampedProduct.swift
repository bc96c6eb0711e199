extension Int {
  /// The product, or the greatest number there is where it would be more: what a file states may be any.
  static func clampedProduct(_ factors: Int...) -> Int {
    factors.reduce(1) { product, factor in
      let next = product.multipliedReportingOverflow(by: factor)
      return next.overflow ? .max : next.partialValue
    }
  }
}
