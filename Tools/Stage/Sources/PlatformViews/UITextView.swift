/// A scroll view in which text is edited; the stage shows none of it.
open class UITextView: UIScrollView {}
