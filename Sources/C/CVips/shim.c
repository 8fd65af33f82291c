#include "ClipsiteCVips.h"
#include "ClipsiteCLoading.h"

#include <pthread.h>

// What is used of the headers of libvips 8 and GLib 2, whose binary interfaces are stable.
typedef struct VipsImage VipsImage;
typedef struct VipsArea VipsArea;
typedef struct VipsInterpolate VipsInterpolate;
enum { interesting_centre = 1, size_both = 0, fail_on_error = 2, access_sequential = 1 };
enum { interpretation_srgb = 22, format_uchar = 0, wrap_word_char = 2 };
enum { log_level_warning = 1 << 4 };

static struct {
  int (*init)(const char *);
  int (*version)(int);
  const char *(*version_string)(void);
  void (*concurrency_set)(int);
  void (*cache_set_max)(int);
  void (*block_untrusted_set)(int);
  void (*error_clear)(void);
  VipsImage *(*new_from_buffer)(const void *, size_t, const char *, ...);
  VipsImage *(*new_from_memory)(const void *, size_t, int, int, int, int);
  int (*thumbnail_buffer)(void *, size_t, VipsImage **, int, ...);
  int (*avg)(VipsImage *, double *, ...);
  VipsImage *(*copy_memory)(VipsImage *);
  int (*copy)(VipsImage *, VipsImage **, ...);
  void (*set_int)(VipsImage *, const char *, int);
  int (*autorot)(VipsImage *, VipsImage **, ...);
  int (*colourspace)(VipsImage *, VipsImage **, int, ...);
  int (*flatten)(VipsImage *, VipsImage **, ...);
  VipsArea *(*array_double_newv)(int, ...);
  void (*area_unref)(VipsArea *);
  int (*hasalpha)(VipsImage *);
  size_t (*get_typeof)(const VipsImage *, const char *);
  int (*width)(const VipsImage *);
  int (*height)(const VipsImage *);
  int (*bands)(const VipsImage *);
  void *(*write_to_memory)(VipsImage *, size_t *);
  int (*jpegsave)(VipsImage *, void **, size_t *, ...);
  int (*webpsave)(VipsImage *, void **, size_t *, ...);
  int (*pngsave)(VipsImage *, void **, size_t *, ...);
  int (*text)(VipsImage **, const char *, ...);
  void (*unref)(void *);
  void (*free)(void *);
  unsigned (*log_set_handler)(const char *, int, void (*)(const char *, int, const char *, void *), void *);
} vips;

static clipsite_vips_state state = clipsite_vips_missing;

static int find_all(void *library) {
  return clipsite_find_function(library, "vips_init", &vips.init) & clipsite_find_function(library, "vips_version_string", &vips.version_string) &
         clipsite_find_function(library, "vips_concurrency_set", &vips.concurrency_set) &
         clipsite_find_function(library, "vips_cache_set_max", &vips.cache_set_max) &
         clipsite_find_function(library, "vips_block_untrusted_set", &vips.block_untrusted_set) &
         clipsite_find_function(library, "vips_error_clear", &vips.error_clear) &
         clipsite_find_function(library, "vips_image_new_from_buffer", &vips.new_from_buffer) &
         clipsite_find_function(library, "vips_image_new_from_memory", &vips.new_from_memory) &
         clipsite_find_function(library, "vips_thumbnail_buffer", &vips.thumbnail_buffer) &
         clipsite_find_function(library, "vips_avg", &vips.avg) &
         clipsite_find_function(library, "vips_image_copy_memory", &vips.copy_memory) & clipsite_find_function(library, "vips_copy", &vips.copy) &
         clipsite_find_function(library, "vips_image_set_int", &vips.set_int) & clipsite_find_function(library, "vips_autorot", &vips.autorot) &
         clipsite_find_function(library, "vips_colourspace", &vips.colourspace) & clipsite_find_function(library, "vips_flatten", &vips.flatten) &
         clipsite_find_function(library, "vips_array_double_newv", &vips.array_double_newv) &
         clipsite_find_function(library, "vips_area_unref", &vips.area_unref) &
         clipsite_find_function(library, "vips_image_hasalpha", &vips.hasalpha) &
         clipsite_find_function(library, "vips_image_get_typeof", &vips.get_typeof) &
         clipsite_find_function(library, "vips_image_get_width", &vips.width) &
         clipsite_find_function(library, "vips_image_get_height", &vips.height) &
         clipsite_find_function(library, "vips_image_get_bands", &vips.bands) &
         clipsite_find_function(library, "vips_image_write_to_memory", &vips.write_to_memory) &
         clipsite_find_function(library, "vips_jpegsave_buffer", &vips.jpegsave) &
         clipsite_find_function(library, "vips_webpsave_buffer", &vips.webpsave) &
         clipsite_find_function(library, "vips_pngsave_buffer", &vips.pngsave) & clipsite_find_function(library, "vips_text", &vips.text) &
         clipsite_find_function(library, "g_object_unref", &vips.unref) & clipsite_find_function(library, "g_free", &vips.free) &
         clipsite_find_function(library, "g_log_set_handler", &vips.log_set_handler);
}

static void say_nothing(const char *domain, int level, const char *message, void *context) {
  (void)domain, (void)level, (void)message, (void)context;
}

static void load(void) {
  void *library = clipsite_load_library("libvips.so.42", "libvips.42.dylib");
  if (!library) return;
  state = clipsite_vips_too_old;
  if (!clipsite_find_function(library, "vips_version", &vips.version)) return;
  if (vips.version(0) != 8 || vips.version(1) < 14) return;
  state = clipsite_vips_unfit;
  if (!find_all(library)) return;
  vips.log_set_handler("VIPS", log_level_warning, say_nothing, NULL);
  if (vips.init("clipsite")) return;
  // The program has a thread for each core itself, and asks for nothing twice.
  vips.concurrency_set(1);
  vips.cache_set_max(0);
  // Only the decoders that libvips holds to be safe for pictures of strangers.
  vips.block_untrusted_set(1);
  state = clipsite_vips_ready;
}

clipsite_vips_state clipsite_vips_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return state;
}

const char *clipsite_vips_version(void) { return vips.version_string(); }

void clipsite_vips_free(void *bytes) { vips.free(bytes); }

// Takes what a step has made in place of the image that it was made of; NULL when the step failed.
static int take(VipsImage **image, VipsImage *next) {
  vips.unref(*image);
  *image = next;
  if (!next) vips.error_clear();
  return next ? 0 : -1;
}

int clipsite_vips_check(const void *bytes, size_t count, int width, int height) {
  VipsImage *image =
      vips.new_from_buffer(bytes, count, "", "access", access_sequential, "fail_on", fail_on_error, NULL);
  int failed = -1;
  if (image && vips.width(image) == width && vips.height(image) == height) {
    double average = 0;
    failed = vips.avg(image, &average, NULL);
  }
  if (image) vips.unref(image);
  vips.error_clear();
  return failed;
}

static int has_profile(const void *bytes, size_t count) {
  VipsImage *image = vips.new_from_buffer(bytes, count, "", "access", access_sequential, NULL);
  if (!image) return 0;
  int has = vips.get_typeof(image, "icc-profile-data") != 0;
  vips.unref(image);
  return has;
}

static int turn(VipsImage **image, int orientation) {
  // What is read in order cannot be turned, and a header can be changed only in a copy of its own.
  if (take(image, vips.copy_memory(*image))) return -1;
  VipsImage *copy = NULL;
  vips.copy(*image, &copy, NULL);
  if (take(image, copy)) return -1;
  vips.set_int(*image, "orientation", orientation);
  VipsImage *upright = NULL;
  vips.autorot(*image, &upright, NULL);
  return take(image, upright);
}

static int make_opaque(VipsImage **image) {
  VipsImage *colored = NULL;
  vips.colourspace(*image, &colored, interpretation_srgb, NULL);
  if (take(image, colored)) return -1;
  if (!vips.hasalpha(*image)) return 0;
  VipsArea *white = vips.array_double_newv(3, 255.0, 255.0, 255.0);
  VipsImage *flat = NULL;
  vips.flatten(*image, &flat, "background", white, NULL);
  vips.area_unref(white);
  return take(image, flat);
}

int clipsite_vips_decode(const void *bytes, size_t count, int orientation, int width, int height,
                         clipsite_vips_bytes *pixels) {
  int is_turned = orientation >= 5;
  VipsImage *image = NULL;
  // Without a profile, pixels are sRGB by convention. libvips would take them to another white and back.
  const char *profile = has_profile(bytes, count) ? "export_profile" : NULL;
  int failed = vips.thumbnail_buffer((void *)bytes, count, &image, is_turned ? height : width, "height",
                                     is_turned ? width : height, "size", size_both, "crop", interesting_centre,
                                     "no_rotate", 1, profile, "srgb", NULL);
  if (failed) {
    vips.error_clear();
    return -1;
  }
  if (turn(&image, orientation) || make_opaque(&image)) return -1;
  if (vips.width(image) == width && vips.height(image) == height && vips.bands(image) == 3) {
    pixels->bytes = vips.write_to_memory(image, &pixels->count);
  }
  vips.unref(image);
  vips.error_clear();
  // More than one byte for each color would be more than the caller has room for.
  return pixels->bytes && pixels->count == (size_t)width * (size_t)height * 3 ? 0 : -1;
}

int clipsite_vips_encode(const void *pixels, size_t count, int width, int height, clipsite_vips_format format,
                         int quality, clipsite_vips_bytes *result) {
  VipsImage *image = vips.new_from_memory(pixels, count, width, height, 3, format_uchar);
  if (!image) {
    vips.error_clear();
    return -1;
  }
  VipsImage *colored = NULL;
  vips.copy(image, &colored, "interpretation", interpretation_srgb, NULL);
  if (take(&image, colored)) return -1;
  int failed = -1;
  switch (format) {
  case clipsite_vips_jpeg:
    failed = vips.jpegsave(image, &result->bytes, &result->count, "Q", quality, "optimize_coding", 1, "interlace", 1,
                           "strip", 1, NULL);
    break;
  case clipsite_vips_webp:
    failed = vips.webpsave(image, &result->bytes, &result->count, "Q", quality, "strip", 1, NULL);
    break;
  case clipsite_vips_png:
    failed = vips.pngsave(image, &result->bytes, &result->count, "compression", 9, "strip", 1, NULL);
    break;
  }
  vips.unref(image);
  vips.error_clear();
  return failed;
}

int clipsite_vips_text(const char *markup, const char *font, int width, clipsite_vips_mask *mask) {
  VipsImage *image = NULL;
  int failed = vips.text(&image, markup, "font", font, "width", width, "dpi", 72, "wrap", wrap_word_char, NULL);
  if (failed) {
    vips.error_clear();
    return -1;
  }
  size_t count = 0;
  if (vips.bands(image) == 1) {
    mask->width = vips.width(image);
    mask->height = vips.height(image);
    mask->bytes = vips.write_to_memory(image, &count);
  }
  vips.unref(image);
  vips.error_clear();
  if (mask->bytes && count == (size_t)mask->width * (size_t)mask->height) return 0;
  vips.free(mask->bytes);
  mask->bytes = NULL;
  return -1;
}
