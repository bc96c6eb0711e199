#ifndef EXIFDUMP_CEXIF_SHIM_H
#define EXIFDUMP_CEXIF_SHIM_H

#include <stdio.h>
#include <libexif/exif-data.h>
#include <libexif/exif-log.h>

/* One entry of a libexif directory, without its pointers into the library. */
typedef struct {
  unsigned tag;
  unsigned format;
  unsigned long components;
  const unsigned char *data;
  unsigned size;
} exifdump_entry;

/* Reads a block that starts with "Exif\0\0". Both default options are unset first: they add
   entries that the file does not have, change the format of others and drop unknown ones. */
static inline ExifData *exifdump_load(const unsigned char *bytes, unsigned count, ExifLog *log) {
  ExifData *data = exif_data_new();
  if (!data) return NULL;
  exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION);
  exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS);
  if (log) exif_data_log(data, log);
  exif_data_load_data(data, bytes, count);
  return data;
}

static inline unsigned exifdump_count(ExifData *data, unsigned directory) {
  if (!data || directory >= EXIF_IFD_COUNT || !data->ifd[directory]) return 0;
  return data->ifd[directory]->count;
}

static inline exifdump_entry exifdump_entry_at(ExifData *data, unsigned directory, unsigned index) {
  exifdump_entry result = {0, 0, 0, NULL, 0};
  if (index >= exifdump_count(data, directory)) return result;
  ExifEntry *entry = data->ifd[directory]->entries[index];
  if (!entry) return result;
  result.tag = (unsigned)entry->tag;
  result.format = (unsigned)entry->format;
  result.components = entry->components;
  result.data = entry->data;
  result.size = entry->data ? entry->size : 0;
  return result;
}

/* What a tag is called and what it is, in the language of the environment; NULL where libexif does
   not know it. Of EXIF's directories, the first that has it counts. */
static inline ExifIfd exifdump_directory(unsigned tag, int is_gps) {
  static const ExifIfd exif[] = {EXIF_IFD_0, EXIF_IFD_EXIF, EXIF_IFD_1, EXIF_IFD_INTEROPERABILITY};
  if (is_gps) return EXIF_IFD_GPS;
  for (unsigned i = 0; i < sizeof exif / sizeof *exif; i++)
    if (exif_tag_get_name_in_ifd((ExifTag)tag, exif[i])) return exif[i];
  return EXIF_IFD_COUNT;
}

static inline const char *exifdump_title(unsigned tag, int is_gps) {
  return exif_tag_get_title_in_ifd((ExifTag)tag, exifdump_directory(tag, is_gps));
}

static inline const char *exifdump_description(unsigned tag, int is_gps) {
  return exif_tag_get_description_in_ifd((ExifTag)tag, exifdump_directory(tag, is_gps));
}

static inline int exifdump_is_big_endian(ExifData *data) {
  return exif_data_get_byte_order(data) == EXIF_BYTE_ORDER_MOTOROLA;
}

#endif
