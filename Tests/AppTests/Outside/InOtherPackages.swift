import Testing

/// Programs in packages of their own, each of which builds the toolkit in its folder.
///
/// `make test-outside` runs them: that takes minutes.
@Suite("In other packages", .serialized)
struct InOtherPackages {}
