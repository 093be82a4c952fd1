/// A scroll view with editable text.
///
/// The stage never shows one.
open class UITextView: UIScrollView {}
