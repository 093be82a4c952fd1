/// A scroll view with editable text.
///
/// The stage never creates a text view. The type exists because the project's code names it.
open class UITextView: UIScrollView {}
