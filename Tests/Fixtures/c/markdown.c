// Compiles if the declarations of Sources/CMarkdown/shim.h are those of md4c's header.
#include <stddef.h>
#include <md4c.h>
#include "../../../Sources/CMarkdown/shim.h"

#define SAME(own, other) _Static_assert((int)(own) == (int)(other), #own)
SAME(LOZENGE_BLOCK_DOCUMENT, MD_BLOCK_DOC);
SAME(LOZENGE_BLOCK_QUOTE, MD_BLOCK_QUOTE);
SAME(LOZENGE_BLOCK_BULLETS, MD_BLOCK_UL);
SAME(LOZENGE_BLOCK_NUMBERS, MD_BLOCK_OL);
SAME(LOZENGE_BLOCK_ITEM, MD_BLOCK_LI);
SAME(LOZENGE_BLOCK_RULE, MD_BLOCK_HR);
SAME(LOZENGE_BLOCK_HEADING, MD_BLOCK_H);
SAME(LOZENGE_BLOCK_CODE, MD_BLOCK_CODE);
SAME(LOZENGE_BLOCK_HTML, MD_BLOCK_HTML);
SAME(LOZENGE_BLOCK_PARAGRAPH, MD_BLOCK_P);
SAME(LOZENGE_BLOCK_TABLE, MD_BLOCK_TABLE);
SAME(LOZENGE_BLOCK_TABLE_HEAD, MD_BLOCK_THEAD);
SAME(LOZENGE_BLOCK_TABLE_BODY, MD_BLOCK_TBODY);
SAME(LOZENGE_BLOCK_ROW, MD_BLOCK_TR);
SAME(LOZENGE_BLOCK_HEAD_CELL, MD_BLOCK_TH);
SAME(LOZENGE_BLOCK_CELL, MD_BLOCK_TD);
SAME(LOZENGE_SPAN_EMPHASIS, MD_SPAN_EM);
SAME(LOZENGE_SPAN_STRONG, MD_SPAN_STRONG);
SAME(LOZENGE_SPAN_LINK, MD_SPAN_A);
SAME(LOZENGE_SPAN_IMAGE, MD_SPAN_IMG);
SAME(LOZENGE_SPAN_CODE, MD_SPAN_CODE);
SAME(LOZENGE_SPAN_STRIKETHROUGH, MD_SPAN_DEL);
SAME(LOZENGE_TEXT_NORMAL, MD_TEXT_NORMAL);
SAME(LOZENGE_TEXT_NULL, MD_TEXT_NULLCHAR);
SAME(LOZENGE_TEXT_LINE_BREAK, MD_TEXT_BR);
SAME(LOZENGE_TEXT_SOFT_BREAK, MD_TEXT_SOFTBR);
SAME(LOZENGE_TEXT_ENTITY, MD_TEXT_ENTITY);
SAME(LOZENGE_TEXT_CODE, MD_TEXT_CODE);
SAME(LOZENGE_TEXT_HTML, MD_TEXT_HTML);
SAME(LOZENGE_ALIGN_CENTER, MD_ALIGN_CENTER);
SAME(LOZENGE_ALIGN_RIGHT, MD_ALIGN_RIGHT);
SAME(LOZENGE_MARKDOWN_FLAGS, MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH);

#define PLACE(own, part, other, name) \
    _Static_assert(offsetof(own, part) == offsetof(other, name), #own "." #part); \
    _Static_assert(sizeof(((own *)0)->part) == sizeof(((other *)0)->name), #own "." #part)
PLACE(LozengeMarkdownText, text, MD_ATTRIBUTE, text);
PLACE(LozengeMarkdownText, size, MD_ATTRIBUTE, size);
PLACE(LozengeMarkdownText, kinds, MD_ATTRIBUTE, substr_types);
PLACE(LozengeMarkdownText, offsets, MD_ATTRIBUTE, substr_offsets);
PLACE(LozengeMarkdownNumbers, start, MD_BLOCK_OL_DETAIL, start);
PLACE(LozengeMarkdownCode, language, MD_BLOCK_CODE_DETAIL, lang);
PLACE(LozengeMarkdownParser, flags, MD_PARSER, flags);
PLACE(LozengeMarkdownParser, enter_block, MD_PARSER, enter_block);
PLACE(LozengeMarkdownParser, leave_block, MD_PARSER, leave_block);
PLACE(LozengeMarkdownParser, enter_span, MD_PARSER, enter_span);
PLACE(LozengeMarkdownParser, leave_span, MD_PARSER, leave_span);
PLACE(LozengeMarkdownParser, text, MD_PARSER, text);
_Static_assert(sizeof(LozengeMarkdownParser) == sizeof(MD_PARSER), "parser");
// The details that are read as one value.
_Static_assert(offsetof(MD_BLOCK_H_DETAIL, level) == 0 && sizeof(unsigned) == 4, "level");
_Static_assert(offsetof(MD_BLOCK_TD_DETAIL, align) == 0 && sizeof(MD_ALIGN) == 4, "alignment");
_Static_assert(offsetof(MD_SPAN_A_DETAIL, href) == 0 && offsetof(MD_SPAN_IMG_DETAIL, src) == 0, "address");
