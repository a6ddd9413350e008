import { isForeignPicture } from '../contract/picture-sources.js';

/** A picture in a response of the Shop API. */
export interface ForeignPicture {
  file: string;
  width: number;
  height: number;
  alt: string;
  placeholder?: string | null;
}

const isPicture = (value: object): value is ForeignPicture =>
  'file' in value &&
  typeof value.file === 'string' &&
  'width' in value &&
  typeof value.width === 'number' &&
  'height' in value &&
  typeof value.height === 'number' &&
  'alt' in value;

/** The pictures of other hosts in a response. */
export const foreignPicturesIn = (value: unknown, found: ForeignPicture[] = []): ForeignPicture[] => {
  if (typeof value !== 'object' || value === null) return found;
  if (isPicture(value)) {
    if (isForeignPicture(value.file)) found.push(value);
  } else for (const part of Array.isArray(value) ? (value as unknown[]) : Object.values(value)) foreignPicturesIn(part, found);
  return found;
};
