#include "ClipsiteCPrinting.h"
#include "ClipsiteCLoading.h"

#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

// What is used of the headers of librsvg 2, cairo 1, Pango 1, GLib 2, and fontconfig 2, whose binary interfaces are
// stable.
typedef struct RsvgHandle RsvgHandle;
typedef struct { unsigned domain; int code; char *message; } GError;
typedef struct cairo_t cairo_t;
typedef struct cairo_surface_t cairo_surface_t;
typedef struct cairo_font_options_t cairo_font_options_t;
typedef struct PangoFontMap PangoFontMap;
typedef struct PangoContext PangoContext;
typedef struct PangoLayout PangoLayout;
typedef struct PangoFontDescription PangoFontDescription;
typedef struct PangoAttribute PangoAttribute;
typedef struct PangoAttrList PangoAttrList;
typedef struct PangoLanguage PangoLanguage;
typedef struct PangoFont PangoFont;
typedef struct PangoLayoutIter PangoLayoutIter;
typedef struct FcPattern FcPattern;
typedef struct { double x, y, width, height; } rectangle;
typedef struct { double length; int unit; } rsvg_length;
typedef struct { double xx, yx, xy, yy, x0, y0; } cairo_matrix;
typedef struct { int x, y, width, height; } pango_rectangle;
// The beginnings of structures that have accessors only in newer versions.
typedef struct { PangoLayout *layout; int start_index; int length; } pango_line;
typedef struct { int offset, length, num_chars; struct { void *shaper, *language; PangoFont *font; } analysis; } pango_item;
typedef struct { pango_item *item; } pango_run;

enum { content_color_alpha = 0x3000, format_rgb24 = 1, status_read_error = 10, pdf_1_4 = 0, pdf_title = 0, pdf_create_date = 5 };
enum { wrap_word = 0, hint_off = 1, pango_units = 1024, direction_left = 0, direction_right = 1 };

static struct {
  RsvgHandle *(*svg_new)(const uint8_t *, size_t, GError **);
  void (*svg_set_dpi)(RsvgHandle *, double);
  void (*svg_dimensions)(RsvgHandle *, int *, rsvg_length *, int *, rsvg_length *, int *, rectangle *);
  int (*svg_size)(RsvgHandle *, double *, double *);
  int (*svg_render)(RsvgHandle *, cairo_t *, const rectangle *, GError **);

  cairo_surface_t *(*pdf_new)(int (*)(void *, const unsigned char *, unsigned), void *, double, double);
  void (*pdf_restrict)(cairo_surface_t *, int);
  void (*pdf_metadata)(cairo_surface_t *, int, const char *);
  void (*pdf_set_size)(cairo_surface_t *, double, double);
  void (*surface_finish)(cairo_surface_t *);
  int (*surface_status)(cairo_surface_t *);
  void (*surface_destroy)(cairo_surface_t *);
  cairo_t *(*new)(cairo_surface_t *);
  const char *(*version)(void);
  void (*save)(cairo_t *);
  void (*restore)(cairo_t *);
  void (*transform)(cairo_t *, const cairo_matrix *);
  void (*rectangle)(cairo_t *, double, double, double, double);
  void (*clip)(cairo_t *);
  void (*translate)(cairo_t *, double, double);
  void (*scale)(cairo_t *, double, double);
  void (*source)(cairo_t *, cairo_surface_t *, double, double);
  void (*paint)(cairo_t *);
  cairo_surface_t *(*recording_new)(int, const rectangle *);
  cairo_surface_t *(*image_new)(int, int, int);
  cairo_surface_t *(*image_read)(int (*)(void *, unsigned char *, unsigned), void *);
  int (*surface_data)(cairo_surface_t *, const char *, const unsigned char *, unsigned long, void (*)(void *), void *);
  void (*show_page)(cairo_t *);
  int (*status)(cairo_t *);
  void (*destroy)(cairo_t *);
  cairo_font_options_t *(*options_new)(void);
  void (*options_hint)(cairo_font_options_t *, int);
  void (*options_metrics)(cairo_font_options_t *, int);
  void (*options_destroy)(cairo_font_options_t *);

  PangoFontMap *(*map)(void);
  void (*context_resolution)(PangoContext *, double);
  void (*context_options)(PangoContext *, const cairo_font_options_t *);
  PangoContext *(*context_new)(PangoFontMap *);
  void (*context_round)(PangoContext *, int);
  void (*context_language)(PangoContext *, PangoLanguage *);
  void (*context_direction)(PangoContext *, int);
  PangoLanguage *(*language)(const char *);
  PangoLayout *(*layout_new)(PangoContext *);
  void (*layout_text)(PangoLayout *, const char *, int);
  void (*layout_width)(PangoLayout *, int);
  void (*layout_wrap)(PangoLayout *, int);
  void (*layout_font)(PangoLayout *, const PangoFontDescription *);
  void (*layout_attributes)(PangoLayout *, PangoAttrList *);
  int (*layout_lines)(PangoLayout *);
  pango_line *(*layout_line)(PangoLayout *, int);
  int (*layout_missing)(PangoLayout *);
  PangoLayoutIter *(*layout_iterator)(PangoLayout *);
  pango_run *(*iterator_run)(PangoLayoutIter *);
  void (*iterator_free)(PangoLayoutIter *);
  void (*line_extents)(pango_line *, pango_rectangle *, pango_rectangle *);
  PangoFontDescription *(*font_describe)(PangoFont *);
  PangoFontDescription *(*description_new)(void);
  void (*description_families)(PangoFontDescription *, const char *);
  const char *(*description_family)(const PangoFontDescription *);
  void (*description_weight)(PangoFontDescription *, int);
  void (*description_size)(PangoFontDescription *, double);
  void (*description_free)(PangoFontDescription *);
  PangoAttribute *(*spacing)(int);
  PangoAttrList *(*list_new)(void);
  void (*list_insert)(PangoAttrList *, PangoAttribute *);
  void (*list_unref)(PangoAttrList *);

  int (*font_add)(void *, const uint8_t *);
  FcPattern *(*font_query)(const uint8_t *, unsigned, void *, int *);
  int (*pattern_string)(const FcPattern *, const char *, int, uint8_t **);
  void (*pattern_destroy)(FcPattern *);

  void (*unref)(void *);
  void (*error_free)(GError *);
} call;

// A function, and where its address goes.
typedef struct { const char *name; void *slot; } function;

static bool find_all(void *library, const function *functions) {
  for (; functions->name; functions++) {
    if (!clipsite_find_function(library, functions->name, functions->slot)) return false;
  }
  return true;
}

static bool find_svg(void *library) {
  return find_all(library, (function[]){{"rsvg_handle_new_from_data", &call.svg_new},
                                        {"rsvg_handle_set_dpi", &call.svg_set_dpi},
                                        {"rsvg_handle_get_intrinsic_dimensions", &call.svg_dimensions},
                                        {"rsvg_handle_get_intrinsic_size_in_pixels", &call.svg_size},
                                        {"rsvg_handle_render_document", &call.svg_render},
                                        {0}});
}

static bool find_cairo(void *library) {
  return find_all(library, (function[]){{"cairo_pdf_surface_create_for_stream", &call.pdf_new},
                                        {"cairo_pdf_surface_restrict_to_version", &call.pdf_restrict},
                                        {"cairo_pdf_surface_set_metadata", &call.pdf_metadata},
                                        {"cairo_pdf_surface_set_size", &call.pdf_set_size},
                                        {"cairo_surface_finish", &call.surface_finish},
                                        {"cairo_surface_status", &call.surface_status},
                                        {"cairo_surface_destroy", &call.surface_destroy},
                                        {"cairo_create", &call.new},
                                        {"cairo_version_string", &call.version},
                                        {"cairo_save", &call.save},
                                        {"cairo_restore", &call.restore},
                                        {"cairo_transform", &call.transform},
                                        {"cairo_rectangle", &call.rectangle},
                                        {"cairo_clip", &call.clip},
                                        {"cairo_translate", &call.translate},
                                        {"cairo_scale", &call.scale},
                                        {"cairo_set_source_surface", &call.source},
                                        {"cairo_paint", &call.paint},
                                        {"cairo_recording_surface_create", &call.recording_new},
                                        {"cairo_image_surface_create", &call.image_new},
                                        {"cairo_image_surface_create_from_png_stream", &call.image_read},
                                        {"cairo_surface_set_mime_data", &call.surface_data},
                                        {"cairo_show_page", &call.show_page},
                                        {"cairo_status", &call.status},
                                        {"cairo_destroy", &call.destroy},
                                        {"cairo_font_options_create", &call.options_new},
                                        {"cairo_font_options_set_hint_style", &call.options_hint},
                                        {"cairo_font_options_set_hint_metrics", &call.options_metrics},
                                        {"cairo_font_options_destroy", &call.options_destroy},
                                        {0}});
}

static bool find_pango_cairo(void *library) {
  return find_all(library, (function[]){{"pango_cairo_font_map_get_default", &call.map},
                                        {"pango_cairo_context_set_resolution", &call.context_resolution},
                                        {"pango_cairo_context_set_font_options", &call.context_options},
                                        {0}});
}

static bool find_pango(void *library) {
  return find_all(library, (function[]){{"pango_font_map_create_context", &call.context_new},
                                        {"pango_context_set_round_glyph_positions", &call.context_round},
                                        {"pango_context_set_language", &call.context_language},
                                        {"pango_context_set_base_dir", &call.context_direction},
                                        {"pango_language_from_string", &call.language},
                                        {"pango_layout_new", &call.layout_new},
                                        {"pango_layout_set_text", &call.layout_text},
                                        {"pango_layout_set_width", &call.layout_width},
                                        {"pango_layout_set_wrap", &call.layout_wrap},
                                        {"pango_layout_set_font_description", &call.layout_font},
                                        {"pango_layout_set_attributes", &call.layout_attributes},
                                        {"pango_layout_get_line_count", &call.layout_lines},
                                        {"pango_layout_get_line_readonly", &call.layout_line},
                                        {"pango_layout_get_unknown_glyphs_count", &call.layout_missing},
                                        {"pango_layout_get_iter", &call.layout_iterator},
                                        {"pango_layout_iter_get_run_readonly", &call.iterator_run},
                                        {"pango_layout_iter_free", &call.iterator_free},
                                        {"pango_layout_line_get_extents", &call.line_extents},
                                        {"pango_font_describe", &call.font_describe},
                                        {"pango_font_description_new", &call.description_new},
                                        {"pango_font_description_set_family", &call.description_families},
                                        {"pango_font_description_get_family", &call.description_family},
                                        {"pango_font_description_set_weight", &call.description_weight},
                                        {"pango_font_description_set_absolute_size", &call.description_size},
                                        {"pango_font_description_free", &call.description_free},
                                        {"pango_attr_letter_spacing_new", &call.spacing},
                                        {"pango_attr_list_new", &call.list_new},
                                        {"pango_attr_list_insert", &call.list_insert},
                                        {"pango_attr_list_unref", &call.list_unref},
                                        {0}});
}

static bool find_fonts(void *library) {
  return find_all(library, (function[]){{"FcConfigAppFontAddFile", &call.font_add},
                                        {"FcFreeTypeQuery", &call.font_query},
                                        {"FcPatternGetString", &call.pattern_string},
                                        {"FcPatternDestroy", &call.pattern_destroy},
                                        {0}});
}

static bool find_objects(void *library) { return find_all(library, (function[]){{"g_object_unref", &call.unref}, {0}}); }

static bool find_errors(void *library) { return find_all(library, (function[]){{"g_error_free", &call.error_free}, {0}}); }

static const char *missing = NULL;

static void load(void) {
  // On a Mac, Pango would ask Core Text, which does not see the fonts of fontconfig.
  setenv("PANGOCAIRO_BACKEND", "fontconfig", 1);
  static const struct {
    const char *name, *linux_name, *mac_name;
    bool (*find)(void *);
  } libraries[] = {
      {"librsvg", "librsvg-2.so.2", "librsvg-2.2.dylib", find_svg},
      {"cairo", "libcairo.so.2", "libcairo.2.dylib", find_cairo},
      {"Pango", "libpangocairo-1.0.so.0", "libpangocairo-1.0.0.dylib", find_pango_cairo},
      {"Pango", "libpango-1.0.so.0", "libpango-1.0.0.dylib", find_pango},
      {"fontconfig", "libfontconfig.so.1", "libfontconfig.1.dylib", find_fonts},
      {"GLib", "libgobject-2.0.so.0", "libgobject-2.0.0.dylib", find_objects},
      {"GLib", "libglib-2.0.so.0", "libglib-2.0.0.dylib", find_errors},
  };
  for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++) {
    void *library = clipsite_load_library(libraries[index].linux_name, libraries[index].mac_name);
    if (library && libraries[index].find(library)) continue;
    missing = libraries[index].name;
    return;
  }
}

const char *clipsite_printing_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return missing;
}

const char *clipsite_printing_version(void) { return call.version(); }

// MARK: Text

bool clipsite_printing_add_font(const char *path, char *family, size_t capacity) {
  int count = 0;
  FcPattern *pattern = call.font_query((const uint8_t *)path, 0, NULL, &count);
  if (!pattern) return false;
  uint8_t *name = NULL;
  bool is_font = call.pattern_string(pattern, "family", 0, &name) == 0 && strlen((char *)name) < capacity;
  if (is_font) strcpy(family, (char *)name);
  call.pattern_destroy(pattern);
  return is_font && call.font_add(NULL, (const uint8_t *)path);
}

static PangoLayout *make_layout(const clipsite_printing_text *text) {
  PangoContext *context = call.context_new(call.map());
  call.context_resolution(context, 72);
  call.context_round(context, 0);
  cairo_font_options_t *options = call.options_new();
  call.options_hint(options, hint_off);
  call.options_metrics(options, hint_off);
  call.context_options(context, options);
  call.options_destroy(options);
  call.context_language(context, call.language(text->language));
  call.context_direction(context, text->is_right_to_left ? direction_right : direction_left);
  PangoLayout *layout = call.layout_new(context);
  call.unref(context);
  PangoFontDescription *font = call.description_new();
  call.description_families(font, text->families);
  call.description_weight(font, text->weight);
  call.description_size(font, text->size * pango_units);
  call.layout_font(layout, font);
  call.description_free(font);
  if (text->letter_spacing != 0) {
    PangoAttrList *attributes = call.list_new();
    call.list_insert(attributes, call.spacing((int)(text->letter_spacing * pango_units)));
    call.layout_attributes(layout, attributes);
    call.list_unref(attributes);
  }
  call.layout_text(layout, text->text, (int)text->count);
  call.layout_wrap(layout, wrap_word);
  call.layout_width(layout, text->width > 0 ? (int)(text->width * pango_units) : -1);
  return layout;
}

// The family of the first letters of a layout.
static void read_family(PangoLayout *layout, char *family, size_t capacity) {
  family[0] = 0;
  PangoLayoutIter *iterator = call.layout_iterator(layout);
  pango_run *run = call.iterator_run(iterator);
  PangoFont *font = run ? run->item->analysis.font : NULL;
  PangoFontDescription *description = font ? call.font_describe(font) : NULL;
  const char *name = description ? call.description_family(description) : NULL;
  if (name && strlen(name) < capacity) strcpy(family, name);
  if (description) call.description_free(description);
  call.iterator_free(iterator);
}

bool clipsite_printing_lay_out(const clipsite_printing_text *text, clipsite_printing_line *lines, size_t capacity,
                               clipsite_printing_layout *result) {
  PangoLayout *layout = make_layout(text);
  if (!layout) return false;
  result->line_count = (size_t)call.layout_lines(layout);
  result->missing = (size_t)call.layout_missing(layout);
  read_family(layout, result->family, sizeof result->family);
  for (size_t index = 0; index < result->line_count && index < capacity; index++) {
    pango_line *line = call.layout_line(layout, (int)index);
    pango_rectangle ink, logical;
    call.line_extents(line, &ink, &logical);
    lines[index].start = (size_t)line->start_index;
    lines[index].count = (size_t)line->length;
    lines[index].width = (double)logical.width / pango_units;
  }
  call.unref(layout);
  return true;
}

// MARK: Drawings

// The words of librsvg for what failed last.
static char reason[512];

static void keep_reason(GError *error) {
  snprintf(reason, sizeof reason, "%s", error ? error->message : "");
  if (error) call.error_free(error);
}

static RsvgHandle *open_svg(const void *svg, size_t count) {
  GError *error = NULL;
  RsvgHandle *handle = call.svg_new(svg, count, &error);
  keep_reason(error);
  // Lengths in millimeters are those of CSS, with 96 pixels to the inch.
  if (handle) call.svg_set_dpi(handle, 96);
  return handle;
}

static bool read_size(const void *svg, size_t count, double *width, double *height) {
  RsvgHandle *handle = open_svg(svg, count);
  if (!handle) return false;
  int has_width, has_height, has_box;
  rsvg_length own_width, own_height;
  rectangle box;
  call.svg_dimensions(handle, &has_width, &own_width, &has_height, &own_height, &has_box, &box);
  bool is_known = has_box && box.width > 0 && box.height > 0;
  if (is_known) {
    *width = box.width;
    *height = box.height;
  } else {
    is_known = call.svg_size(handle, width, height) && *width > 0 && *height > 0;
  }
  call.unref(handle);
  return is_known;
}

// MARK: Documents

typedef struct {
  cairo_surface_t *surface;
  cairo_t *context;
  unsigned char *bytes;
  size_t count, capacity;
  // The picture for all pages, if there is one.
  cairo_surface_t *kept;
  int kept_width, kept_height;
} document;

static int append(void *closure, const unsigned char *bytes, unsigned count) {
  document *document = closure;
  if (document->count + count > document->capacity) {
    size_t capacity = (document->count + count) * 2;
    unsigned char *larger = realloc(document->bytes, capacity);
    if (!larger) return 1;
    document->bytes = larger;
    document->capacity = capacity;
  }
  memcpy(document->bytes + document->count, bytes, count);
  document->count += count;
  return 0;
}

static document *begin(const char *title) {
  document *document = calloc(1, sizeof *document);
  if (!document) return NULL;
  document->surface = call.pdf_new(append, document, 1, 1);
  call.pdf_restrict(document->surface, pdf_1_4);
  call.pdf_metadata(document->surface, pdf_title, title);
  // The same signs give the same bytes, whenever they are made.
  call.pdf_metadata(document->surface, pdf_create_date, "2026-01-01T00:00:00Z");
  document->context = call.new(document->surface);
  return document;
}

static bool render(RsvgHandle *handle, cairo_t *context, const rectangle *target) {
  GError *error = NULL;
  bool is_drawn = call.svg_render(handle, context, target, &error);
  keep_reason(error);
  return is_drawn;
}

// Draws upright on a plane of its own, and turns that: librsvg takes the sizes of a turned plane for negative, and fails
// at filters and masks.
static bool render_turned(RsvgHandle *handle, cairo_t *context, const rectangle *target, const double *matrix) {
  double scale = sqrt(fabs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  rectangle plane = {0, 0, target->width * scale, target->height * scale};
  cairo_surface_t *surface = call.recording_new(content_color_alpha, &plane);
  cairo_t *recording = call.new(surface);
  bool is_drawn = render(handle, recording, &plane);
  call.destroy(recording);
  call.translate(context, target->x, target->y);
  call.scale(context, 1 / scale, 1 / scale);
  call.source(context, surface, 0, 0);
  call.paint(context);
  call.surface_destroy(surface);
  return is_drawn;
}

static bool draw(document *document, const void *svg, size_t count, const clipsite_printing_place *place) {
  RsvgHandle *handle = open_svg(svg, count);
  if (!handle) return false;
  const double *matrix = place->matrix;
  cairo_matrix transform = {matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]};
  rectangle target = {place->x, place->y, place->width, place->height};
  bool is_upright = matrix[0] > 0 && matrix[3] > 0 && matrix[1] == 0 && matrix[2] == 0;
  call.save(document->context);
  call.transform(document->context, &transform);
  call.rectangle(document->context, target.x, target.y, target.width, target.height);
  call.clip(document->context);
  bool is_drawn = is_upright ? render(handle, document->context, &target)
                             : render_turned(handle, document->context, &target, matrix);
  call.restore(document->context);
  call.unref(handle);
  return is_drawn;
}

// Gives a surface bytes in a form of their own, which cairo frees with it.
static bool add_data(cairo_surface_t *surface, const char *type, const void *bytes, size_t count) {
  unsigned char *copy = malloc(count);
  if (!copy) return false;
  memcpy(copy, bytes, count);
  if (call.surface_data(surface, type, copy, count, free, copy) == 0) return true;
  free(copy);
  return false;
}

// Bytes that are read from the first on.
typedef struct { const unsigned char *bytes; size_t count; } remaining;

static int read_bytes(void *closure, unsigned char *bytes, unsigned count) {
  remaining *rest = closure;
  if (count > rest->count) return status_read_error;
  memcpy(bytes, rest->bytes, count);
  rest->bytes += count;
  rest->count -= count;
  return 0;
}

static bool keep(document *document, const void *bytes, size_t count, bool is_jpeg, int width, int height) {
  static const char identity[] = "clipsite picture";
  remaining rest = {bytes, count};
  document->kept = is_jpeg ? call.image_new(format_rgb24, width, height) : call.image_read(read_bytes, &rest);
  document->kept_width = width;
  document->kept_height = height;
  return call.surface_status(document->kept) == 0 &&
         (!is_jpeg || add_data(document->kept, "image/jpeg", bytes, count)) &&
         add_data(document->kept, "application/x-cairo.uuid", identity, sizeof identity - 1);
}

static bool draw_kept(document *document, const clipsite_printing_place *place) {
  if (!document->kept) return false;
  const double *matrix = place->matrix;
  cairo_matrix transform = {matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]};
  call.save(document->context);
  call.transform(document->context, &transform);
  call.translate(document->context, place->x, place->y);
  call.scale(document->context, place->width / document->kept_width, place->height / document->kept_height);
  call.source(document->context, document->kept, 0, 0);
  call.paint(document->context);
  call.restore(document->context);
  return true;
}

static bool end(document *document, void **bytes, size_t *count) {
  bool is_well = call.status(document->context) == 0;
  call.destroy(document->context);
  call.surface_finish(document->surface);
  is_well = is_well && call.surface_status(document->surface) == 0;
  call.surface_destroy(document->surface);
  if (document->kept) call.surface_destroy(document->kept);
  *bytes = document->bytes;
  *count = document->count;
  free(document);
  return is_well;
}

// MARK: Service

// Draws a drawing into a document that is dropped, as large as it fits on A4, and tells its width for each unit of
// height.
static bool try_svg(const void *svg, size_t count, double *ratio) {
  double width, height;
  if (!read_size(svg, count, &width, &height)) return false;
  *ratio = width / height;
  document *trial = begin("");
  if (!trial) return false;
  call.pdf_set_size(trial->surface, 595, 842);
  double scale = 595 / width < 842 / height ? 595 / width : 842 / height;
  clipsite_printing_place place = {{scale, 0, 0, scale, 0, 0}, 0, 0, width, height};
  bool is_drawn = draw(trial, svg, count, &place);
  call.show_page(trial->context);
  void *bytes = NULL;
  is_drawn = end(trial, &bytes, &count) && is_drawn;
  free(bytes);
  return is_drawn;
}

// Takes a step, and gives bytes that have to be freed.
static bool take(const clipsite_printing_step *step, const void *bytes, void **answer, size_t *count) {
  static document *document;
  char family[256];
  switch (step->kind) {
  case clipsite_printing_font:
    return clipsite_printing_add_font(bytes, family, sizeof family);
  case clipsite_printing_try:
    *answer = malloc(*count = sizeof(double));
    return *answer && try_svg(bytes, step->count, *answer);
  case clipsite_printing_begin:
    return (document = begin(bytes)) != NULL;
  case clipsite_printing_keep_png:
  case clipsite_printing_keep_jpeg:
    return keep(document, bytes, step->count, step->kind == clipsite_printing_keep_jpeg, (int)step->place.width,
                (int)step->place.height);
  case clipsite_printing_page:
    call.pdf_set_size(document->surface, step->place.width, step->place.height);
    return true;
  case clipsite_printing_draw:
    return draw(document, bytes, step->count, &step->place);
  case clipsite_printing_draw_kept:
    return draw_kept(document, &step->place);
  case clipsite_printing_end_page:
    call.show_page(document->context);
    return true;
  case clipsite_printing_end:
    return end(document, answer, count);
  }
  return false;
}

// Limits the time on a processor and the memory that this process takes from now on. The system ends a process that
// takes more time, and refuses memory. No file with its memory is left then.
static void limit(unsigned seconds, size_t bytes) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  // Linux counts the writable memory here, in which libraries and sanitizers have a part. macOS has no such limit.
  unsigned long pages = 0;
  FILE *sizes = fopen("/proc/self/statm", "r");
  if (sizes && fscanf(sizes, "%*s %*s %*s %*s %*s %lu", &pages) != 1) pages = 0;
  if (sizes) fclose(sizes);
  rlim_t processor = (rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1) + seconds;
  rlim_t memory = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + bytes;
  const struct { int kind; rlim_t value; } limits[] = {{RLIMIT_CPU, processor}, {RLIMIT_DATA, memory}, {RLIMIT_CORE, 0}};
  for (size_t index = 0; index < sizeof limits / sizeof *limits; index++) {
    struct rlimit limit;
    if (getrlimit(limits[index].kind, &limit)) continue;
    limit.rlim_cur = limits[index].value < limit.rlim_max ? limits[index].value : limit.rlim_max;
    setrlimit(limits[index].kind, &limit);
  }
}

static bool receive(void *bytes, size_t count) {
  for (char *next = bytes; count;) {
    ssize_t received = read(STDIN_FILENO, next, count);
    if (received == 0 || (received < 0 && errno != EINTR)) return false;
    if (received > 0) next += received, count -= (size_t)received;
  }
  return true;
}

static bool answer(const void *bytes, size_t count) {
  for (const char *next = bytes; count;) {
    ssize_t sent = write(STDOUT_FILENO, next, count);
    if (sent < 0 && errno != EINTR) return false;
    if (sent > 0) next += sent, count -= (size_t)sent;
  }
  return true;
}

void clipsite_printing_serve(unsigned seconds, size_t memory) {
  if (clipsite_printing_load()) return;
  // Reading the fonts of a computer for the first time can take minutes, and is nobody's drawing.
  clipsite_printing_text text = {.text = "a", .count = 1, .families = "sans-serif", .size = 10, .language = "en"};
  clipsite_printing_layout layout;
  clipsite_printing_lay_out(&text, NULL, 0, &layout);
  clipsite_printing_step step;
  while (receive(&step, sizeof step)) {
    char *bytes = malloc(step.count + 1);
    if (!bytes || !receive(bytes, step.count)) return;
    bytes[step.count] = 0;
    limit(seconds, memory);
    reason[0] = 0;
    void *made = NULL;
    size_t count = 0;
    bool is_well = take(&step, bytes, &made, &count);
    clipsite_printing_answer head = {is_well, is_well ? count : strlen(reason)};
    if (!answer(&head, sizeof head) || !answer(is_well ? made : reason, head.count)) return;
    free(made);
    free(bytes);
  }
}
