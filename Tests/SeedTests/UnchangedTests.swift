import Testing

@Suite(
    "The listings are the published ones",
    .enabled(if: SeedDocument.areThere, "There is no ../shared/seeds beside the repository."))
struct UnchangedTests {
    @Test(
        "Every listing of a document compiles here, word for word",
        arguments: [("000", 8), ("001", 4), ("002", 6), ("003", 0), ("004", 5)])
    func everyListing(number: String, count: Int) throws {
        let listings = try SeedDocument(number: number).listings
        let compiled = try SeedDocument.compiledListings().withPlainSpaces
        #expect(listings.count == count)
        for listing in listings {
            #expect(compiled.contains(listing.withPlainSpaces), "changed or missing:\n\(listing)")
        }
    }
}
