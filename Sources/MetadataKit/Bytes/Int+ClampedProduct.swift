extension Int {
  /// The product, or the greatest number there is where it would be more: what a file states may be any.
  static func clampedProduct(_ first: Int, _ second: Int) -> Int {
    let product = first.multipliedReportingOverflow(by: second)
    return product.overflow ? .max : product.partialValue
  }

  /// That of three.
  static func clampedProduct(_ first: Int, _ second: Int, _ third: Int) -> Int {
    clampedProduct(clampedProduct(first, second), third)
  }
}
