/** Maximum size of a file in bytes: `maximumUploadBytes` of the contract, copied to avoid loading its schemas. */
export const maximumFileBytes = 31_457_280;
export const megabytesOf = (bytes: number): number => bytes / 1_048_576;

/** Reasons to refuse a file before the upload. */
export type FileFault = 'heic' | 'wrongType' | 'tooLarge' | 'empty';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const openText = 'application/vnd.oasis.opendocument.text';
/** Media types of letters and reports. */
export const writtenTypes = ['application/pdf', word, openText] as const;
/** Media types of pictures and plans of rooms. */
export const picturedTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** Extensions, for files whose media type the browser does not know. */
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

/** Common name of a media type. */
export const nameOfType = (type: string): string => names[type] ?? type.slice(type.indexOf('/') + 1).toUpperCase();

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const isOfType = ({ name, type }: Pick<File, 'name' | 'type'>, accepted: string): boolean => (type ? type === accepted : (endings[accepted]?.includes(endingOf(name)) ?? false));

/** Checks a file before the upload. @param accepts media types; empty for any @returns undefined for an acceptable file */
export const faultOf = (file: Pick<File, 'name' | 'type' | 'size'>, accepts: readonly string[]): FileFault | undefined => {
  if (/^image\/hei[cf]\b/.test(file.type) || ['heic', 'heif'].includes(endingOf(file.name))) return 'heic';
  if (accepts.length && !accepts.some((accepted) => isOfType(file, accepted))) return 'wrongType';
  if (file.size > maximumFileBytes) return 'tooLarge';
  return file.size === 0 ? 'empty' : undefined;
};
