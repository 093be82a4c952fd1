// UIKit is the platform's views under the name that a phone's views look for: a watch's do not find it.
@_exported public import PlatformViews
