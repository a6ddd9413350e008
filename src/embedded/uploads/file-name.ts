import { type FileTypeResult, supportedExtensions } from 'file-type';
import { extname } from 'node:path';

/** Other endings of names for the same content, by how the content is known. */
const alike: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg', 'jpe', 'jfif'], tif: ['tiff'], mp4: ['m4v'], mpg: ['mpeg'], mid: ['midi'], html: ['htm'] };
/** What programs put into such a file has an ending of their own. */
const containers = new Set(['zip', 'cfb', 'xml', 'gz', 'tar']);
/** Of a name that promises what the content is not, and that shows nothing. */
const unknown = 'bin';

const picture = ['jpg', 'png', 'webp', 'gif', 'tif', 'avif'];
const pictures: ReadonlySet<string> = new Set(picture.flatMap((ending) => [ending, ...(alike[ending] ?? [])]));

/** Endings of types that show in the content. */
const shown: ReadonlySet<string> = new Set([...supportedExtensions, ...Object.values(alike).flat()]);

const endingOf = (name: string): string => extname(name).slice(1).toLowerCase();

/** Whether a file has the name of a picture that could be shown here. */
export const isNamedPicture = (name: string): boolean => pictures.has(endingOf(name));

const agree = (ending: string, found: string | undefined): boolean => {
  if (found === undefined) return !shown.has(ending);
  return found === ending || (alike[found] ?? []).includes(ending) || (containers.has(found) && !shown.has(ending));
};

/** A file's name as its content has it: `photo.png` that is a JPEG is `photo.jpg`. What shows no type keeps its ending, unless that is of a type which would show. */
export const nameByContent = (name: string, found: Pick<FileTypeResult, 'ext'> | undefined): string => {
  const ending = endingOf(name);
  if (agree(ending, found?.ext)) return name;
  const stem = shown.has(ending) ? name.slice(0, -ending.length - 1) : name;
  return `${stem}.${found?.ext ?? unknown}`;
};
