"""Reads files with a Python library, all in one process, and prints what it says of each as JSON.

    python_reader.py Pillow|exifread LIST          paths, each ended by NUL
    python_reader.py Pillow|exifread --one FILE

How many it had an answer for is told on standard error.
"""
import json, os, sys


def pillow():
    from PIL import ExifTags, Image

    def read(path):
        with Image.open(path) as image:
            exif = image.getexif()
            tags = {ExifTags.TAGS.get(number, number): value for number, value in exif.items()}
            for directory in ExifTags.IFD:
                words = ExifTags.GPSTAGS if directory == ExifTags.IFD.GPSInfo else ExifTags.TAGS
                tags |= {words.get(number, number): value for number, value in exif.get_ifd(directory).items()}
            return {"format": image.format, "mode": image.mode, "size": image.size, "tags": tags}

    return read


def exifread():
    import exifread

    def read(path):
        with open(path, "rb") as file:
            return exifread.process_file(file)

    return read


def main():
    read = {"Pillow": pillow, "exifread": exifread}[sys.argv[1]]()
    if sys.argv[2] == "--one":
        paths = sys.argv[3:]
    else:
        with open(sys.argv[2], "rb") as names:
            paths = [os.fsdecode(path) for path in names.read().split(b"\0") if path]
    answered = 0
    for path in paths:
        try:
            tags = read(path)
        except Exception as error:  # a library's errors are of every kind
            tags, answer = {}, {"error": repr(error)}
        else:
            answer = tags
        answered += bool(tags)
        print(json.dumps({"file": path, **{str(key): value for key, value in answer.items()}}, default=str, skipkeys=True))
    print(f"answered {answered}", file=sys.stderr)


main()
