import { type FileTypeResult, supportedExtensions } from 'file-type';
import { extname } from 'node:path';

/** Other file extensions for the same content, by the extension that `file-type` reports. */
const alike: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg', 'jpe', 'jfif'], tif: ['tiff'], mp4: ['m4v'], mpg: ['mpeg'], mid: ['midi'], html: ['htm'] };
/** Container formats, for which programs use their own extensions. */
const containers = new Set(['zip', 'cfb', 'xml', 'gz', 'tar']);
/** Extension of a file of unknown type whose name has the extension of a detectable type. */
const unknown = 'bin';

const picture = ['jpg', 'png', 'webp', 'gif', 'tif', 'avif'];
const pictures: ReadonlySet<string> = new Set(picture.flatMap((ending) => [ending, ...(alike[ending] ?? [])]));

/** Extensions of types that can be detected from the content. */
const shown: ReadonlySet<string> = new Set([...supportedExtensions, ...Object.values(alike).flat()]);

const endingOf = (name: string): string => extname(name).slice(1).toLowerCase();

/** Whether a file name has the extension of a picture format that the shop can show. */
export const isNamedPicture = (name: string): boolean => pictures.has(endingOf(name));

const agree = (ending: string, found: string | undefined): boolean => {
  if (found === undefined) return !shown.has(ending);
  return found === ending || (alike[found] ?? []).includes(ending) || (containers.has(found) && !shown.has(ending));
};

/** Returns a file name with the extension of its content: a JPEG `photo.png` becomes `photo.jpg`. Content of unknown type keeps its extension, unless that belongs to a detectable type. */
export const nameByContent = (name: string, found: Pick<FileTypeResult, 'ext'> | undefined): string => {
  const ending = endingOf(name);
  if (agree(ending, found?.ext)) return name;
  const stem = shown.has(ending) ? name.slice(0, -ending.length - 1) : name;
  return `${stem}.${found?.ext ?? unknown}`;
};
