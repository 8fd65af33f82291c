public import ClipsiteText

/// A form that a text must have, and the value that it is then.
public struct KeyForm<Value: Sendable>: Sendable {
  /// The form, for the reference, schemas, and imports.
  public let text: TextForm
  /// The code of a text that does not have the form.
  public let code: DiagnosticCode
  /// Returns the value of a text.
  public let make: @Sendable (String) throws(InvalidValue) -> Value

  /// Declares a form.
  @inlinable public init(
    _ name: String, _ code: DiagnosticCode, pattern: String? = nil, maximumLength: Int? = nil,
    range: ClosedRange<Double>? = nil, make: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    text = TextForm(name, pattern: pattern, maximumLength: maximumLength, range: range) { text in
      do throws(InvalidValue) {
        _ = try make(text)
        return nil
      } catch {
        return error.message
      }
    }
    self.code = code
    self.make = make
  }
}

extension MappingReader {
  /// The value of a key with a form.
  @inlinable public mutating func value<Value>(
    _ node: YAMLNode, _ key: StaticString, _ form: KeyForm<Value>
  ) -> Ranged<Value>? {
    guard let text = text(node, key), let value = value(of: text, form) else { return nil }
    return Ranged(value, at: text.range)
  }

  /// A text as a value of a form. Reports a text that does not have it.
  @inlinable public mutating func value<Value>(of text: Ranged<String>, _ form: KeyForm<Value>) -> Value? {
    do throws(InvalidValue) {
      return try form.make(text.value)
    } catch {
      report(Diagnostic(form.code, at: range(text.range), error.message, fix: error.fix))
      return nil
    }
  }
}
