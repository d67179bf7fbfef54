/// The door to md4c, which reads documents in Markdown. Imported by LozengeMarkdown and by nothing else.
///
/// md4c's own header is not included: programs are compiled where it is not installed, and the library is loaded for the
/// first document. So its types are declared here, and SourceTests compares the declarations with the header.

#ifndef LOZENGE_CMARKDOWN_H
#define LOZENGE_CMARKDOWN_H

#include <dlfcn.h>
#include <stdbool.h>

/// Values of `MD_BLOCKTYPE`.
enum {
    LOZENGE_BLOCK_DOCUMENT, LOZENGE_BLOCK_QUOTE, LOZENGE_BLOCK_BULLETS, LOZENGE_BLOCK_NUMBERS, LOZENGE_BLOCK_ITEM,
    LOZENGE_BLOCK_RULE, LOZENGE_BLOCK_HEADING, LOZENGE_BLOCK_CODE, LOZENGE_BLOCK_HTML, LOZENGE_BLOCK_PARAGRAPH,
    LOZENGE_BLOCK_TABLE, LOZENGE_BLOCK_TABLE_HEAD, LOZENGE_BLOCK_TABLE_BODY, LOZENGE_BLOCK_ROW, LOZENGE_BLOCK_HEAD_CELL,
    LOZENGE_BLOCK_CELL
};

/// Values of `MD_SPANTYPE`.
enum {
    LOZENGE_SPAN_EMPHASIS, LOZENGE_SPAN_STRONG, LOZENGE_SPAN_LINK, LOZENGE_SPAN_IMAGE, LOZENGE_SPAN_CODE,
    LOZENGE_SPAN_STRIKETHROUGH
};

/// Values of `MD_TEXTTYPE`.
enum {
    LOZENGE_TEXT_NORMAL, LOZENGE_TEXT_NULL, LOZENGE_TEXT_LINE_BREAK, LOZENGE_TEXT_SOFT_BREAK, LOZENGE_TEXT_ENTITY,
    LOZENGE_TEXT_CODE, LOZENGE_TEXT_HTML
};

/// Values of `MD_ALIGN`.
enum { LOZENGE_ALIGN_DEFAULT, LOZENGE_ALIGN_LEFT, LOZENGE_ALIGN_CENTER, LOZENGE_ALIGN_RIGHT };

/// `MD_FLAG_TABLES` and `MD_FLAG_STRIKETHROUGH`.
#define LOZENGE_MARKDOWN_FLAGS 0x0300u

/// `MD_ATTRIBUTE`: a text without a zero at its end, in pieces of different kinds.
typedef struct {
    const char *text;
    unsigned size;
    const int *kinds;
    const unsigned *offsets;
} LozengeMarkdownText;

/// `MD_BLOCK_OL_DETAIL`.
typedef struct {
    unsigned start;
    int is_tight;
    char delimiter;
} LozengeMarkdownNumbers;

/// `MD_BLOCK_CODE_DETAIL`.
typedef struct {
    LozengeMarkdownText info;
    LozengeMarkdownText language;
    char fence;
} LozengeMarkdownCode;

/// `MD_PARSER`.
typedef struct {
    unsigned version;
    unsigned flags;
    int (*enter_block)(int kind, void *detail, void *owner);
    int (*leave_block)(int kind, void *detail, void *owner);
    int (*enter_span)(int kind, void *detail, void *owner);
    int (*leave_span)(int kind, void *detail, void *owner);
    int (*text)(int kind, const char *text, unsigned size, void *owner);
    void (*log)(const char *message, void *owner);
    void (*reserved)(void);
} LozengeMarkdownParser;

/// Reads a document with the loaded library: 0, or -1 without memory. Swift cannot call an address that `dlsym` returns.
static inline int lozenge_markdown_parse(
    void *library, const char *text, unsigned size, const LozengeMarkdownParser *parser, void *owner) {
    int (*parse)(const char *, unsigned, const LozengeMarkdownParser *, void *) =
        (__typeof__(parse))dlsym(library, "md_parse");
    return parse ? parse(text, size, parser, owner) : -1;
}

#endif
