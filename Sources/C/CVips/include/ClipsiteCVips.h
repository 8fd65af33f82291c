// The calls of libvips that clipsite makes, by pointers that are looked up when the first picture is made: linked,
// libvips and the forty libraries behind it would delay every start of the program, and everybody would have to have it.
#ifndef CLIPSITE_VIPS_SHIM_H
#define CLIPSITE_VIPS_SHIM_H

#include <stddef.h>
#include <stdint.h>

// Why libvips cannot be used.
typedef enum {
  clipsite_vips_ready,
  clipsite_vips_missing,
  clipsite_vips_too_old,
  clipsite_vips_unfit,
} clipsite_vips_state;

// How a picture is encoded.
typedef enum {
  clipsite_vips_jpeg,
  clipsite_vips_webp,
  clipsite_vips_png,
} clipsite_vips_format;

// Bytes that the library has allocated.
typedef struct {
  void *bytes;
  size_t count;
} clipsite_vips_bytes;

// One byte for each pixel: how much of it is ink.
typedef struct {
  uint8_t *bytes;
  int width;
  int height;
} clipsite_vips_mask;

// Loads libvips; the second time it only tells how that went. Any thread may call it.
clipsite_vips_state clipsite_vips_load(void);

// The version, as in "8.14.1". Only when libvips is ready, as everything below.
const char *clipsite_vips_version(void);

// Decodes a picture as a whole, and drops it. 0 when it can be decoded and has the width and height given. Nothing
// below tells: libvips makes black of what is missing at the end of a picture that it reads only as far as it needs it.
int clipsite_vips_check(const void *bytes, size_t count, int width, int height);

// Decodes a picture, makes it as large as wanted, cut evenly at both ends, turns it upright, and puts it on white.
// Three bytes a pixel in sRGB. 0 when done.
int clipsite_vips_decode(const void *bytes, size_t count, int orientation, int width, int height,
                         clipsite_vips_bytes *pixels);

// Encodes pixels of three bytes, without metadata. 0 when done.
int clipsite_vips_encode(const void *pixels, size_t count, int width, int height, clipsite_vips_format format,
                         int quality, clipsite_vips_bytes *result);

// Sets a text (markup of Pango) in lines of at most a width, in a font with its size in pixels. 0 when done.
int clipsite_vips_text(const char *markup, const char *font, int width, clipsite_vips_mask *mask);

// Gives back what the library has allocated.
void clipsite_vips_free(void *bytes);

#endif
