// The calls of librsvg, cairo, Pango, and fontconfig that printed signs need, by pointers that are looked up when the
// first sign is made: nobody else has to have these libraries, and no start of the program waits for them.
//
// Lengths are in points (1/72 inch) on paper, and in any one unit where text is measured. All functions are for one
// thread.
#ifndef CLIPSITE_PRINTING_SHIM_H
#define CLIPSITE_PRINTING_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Loads the libraries; the second time it only tells how that went. NULL when all are there, or the name of the first
// one that is missing or too old.
const char *clipsite_printing_load(void);

// The version of cairo, as in "1.16.0". Only when all libraries are there, as everything below.
const char *clipsite_printing_version(void);

// Adds a font file for this process. The first family name in it goes into the buffer. False when it is no font.
bool clipsite_printing_add_font(const char *path, char *family, size_t capacity);

// A text to lay out.
typedef struct {
  const char *text;
  size_t count;
  // Families in the order of preference, with commas between them.
  const char *families;
  int weight;
  double size;
  double letter_spacing;
  // The width that lines break at, between words; 0 for one line.
  double width;
  const char *language;
  bool is_right_to_left;
} clipsite_printing_text;

// One line of it: bytes of the text, and how wide they are.
typedef struct {
  size_t start;
  size_t count;
  double width;
} clipsite_printing_line;

// What is known of a text that was laid out.
typedef struct {
  size_t line_count;
  // The number of letters that no installed font has.
  size_t missing;
  // The family of the first letters.
  char family[128];
} clipsite_printing_layout;

// Lays a text out; at most `capacity` lines are told. False when there is no memory.
bool clipsite_printing_lay_out(const clipsite_printing_text *text, clipsite_printing_line *lines, size_t capacity,
                               clipsite_printing_layout *layout);

// A rectangle in the plane that a matrix takes to the page (xx, yx, xy, yy, x0, y0, as cairo orders them).
typedef struct {
  double matrix[6];
  double x, y, width, height;
} clipsite_printing_place;

// What a process that draws is asked for.
typedef enum {
  // Adds the font file at a path.
  clipsite_printing_font,
  // Draws an SVG drawing, and drops it. Answers its width for each unit of its height, in its own units: those of its
  // viewBox, or its width and height.
  clipsite_printing_try,
  // Begins a PDF 1.4 with a title and a fixed date.
  clipsite_printing_begin,
  // Keeps a picture for all pages, which is in the PDF only once: what a PNG file shows, or a JPEG file as it is.
  clipsite_printing_keep_png,
  clipsite_printing_keep_jpeg,
  // Begins a page.
  clipsite_printing_page,
  // Draws an SVG drawing into a rectangle, whose ratio it should have, and nothing outside it.
  clipsite_printing_draw,
  // Draws the picture that was kept into a rectangle.
  clipsite_printing_draw_kept,
  clipsite_printing_end_page,
  // Ends the PDF, and answers it.
  clipsite_printing_end,
} clipsite_printing_kind;

// The head of a step, and of its answer. As many bytes follow.
typedef struct {
  clipsite_printing_kind kind;
  clipsite_printing_place place;
  size_t count;
} clipsite_printing_step;

typedef struct {
  // 1, or 0 if the step failed. Then the bytes are librsvg's words for why.
  size_t is_well;
  size_t count;
} clipsite_printing_answer;

// Takes the steps that come on standard input, and answers each on standard output, until there are no more. A step that
// takes more seconds of a processor or more memory than this ends the process.
void clipsite_printing_serve(unsigned seconds, size_t memory);

#endif
