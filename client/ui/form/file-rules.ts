/** Bytes a file may have; the contract's `maximumUploadBytes`, without its schemas. */
export const maximumFileBytes = 31_457_280;
export const megabytesOf = (bytes: number): number => bytes / 1_048_576;

/** Why a file need not be sent at all. */
export type FileFault = 'heic' | 'wrongType' | 'tooLarge' | 'empty';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const openText = 'application/vnd.oasis.opendocument.text';
/** What a letter or a report comes in. */
export const writtenTypes = ['application/pdf', word, openText] as const;
/** What a picture or a plan of a room comes in. */
export const picturedTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** Endings of names for files whose type the browser does not know. */
const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/tiff': ['tif', 'tiff'],
  'application/pdf': ['pdf'],
  [word]: ['docx'],
  [openText]: ['odt'],
};
const names: Record<string, string> = { 'image/webp': 'WebP', 'image/svg+xml': 'SVG', [word]: 'Word (DOCX)', [openText]: 'OpenDocument (ODT)' };

/** A media type as people call it. */
export const nameOfType = (type: string): string => names[type] ?? type.slice(type.indexOf('/') + 1).toUpperCase();

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const isOfType = ({ name, type }: Pick<File, 'name' | 'type'>, accepted: string): boolean => (type ? type === accepted : (endings[accepted]?.includes(endingOf(name)) ?? false));

/** What speaks against a file before any byte of it is sent. @param accepts media types; none for any */
export const faultOf = (file: Pick<File, 'name' | 'type' | 'size'>, accepts: readonly string[]): FileFault | undefined => {
  if (/^image\/hei[cf]\b/.test(file.type) || ['heic', 'heif'].includes(endingOf(file.name))) return 'heic';
  if (accepts.length && !accepts.some((accepted) => isOfType(file, accepted))) return 'wrongType';
  if (file.size > maximumFileBytes) return 'tooLarge';
  return file.size === 0 ? 'empty' : undefined;
};
