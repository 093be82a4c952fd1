/// Why the gate does not let a request in; the raw value is the HTTP status.
enum Refusal: Int, Error {
  case malformed = 400
  case origin = 403
  case method = 405
  case late = 408
  case body = 413
  case target = 414
  case expectation = 417
  case host = 421
  case fields = 431
  case version = 505
}
