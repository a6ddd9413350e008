import { createHmac, timingSafeEqual } from 'node:crypto';
import { pictureWidths, wideWidth } from '../contract/picture-sources.js';
import type { PictureFormat } from '../common/picture-formats.js';

/** Folder below the media root. */
export const remoteFolder = 'remote';
/** Version in the address of a picture that has not been fetched yet. */
const unread = 'new';
const signatureLength = 22;

/** A copy of a picture. */
export interface Copy {
  /** Width in pixels; undefined: the full width. */
  width: number | undefined;
  format: PictureFormat;
}
export interface RequestedCopy extends Copy {
  source: string;
  /** Start of the content hash that the page named; undefined: the picture had not been fetched. */
  version: string | undefined;
}

const copyPattern = new RegExp(`^([\\w-]+)/([\\w-]{${signatureLength}})/(${unread}|[\\da-f]{16})(?:-(${[...pictureWidths, wideWidth].join('|')}))?\\.(avif|webp)$`);

/** Version of a picture's content in its address. */
export const versionOf = (content: string): string => content.slice(0, 16);

/**
 * Addresses of pictures that the storefront fetches, below the media root. They contain the address at the source with a signature, so that
 * every storefront with the same key can fetch the picture, but nobody else can choose what is fetched.
 */
export class PictureAddress {
  constructor(private readonly key: string) {}

  /** @param content hash of the content; null: not fetched yet */
  fileOf(source: string, content: string | null): string {
    const encoded = Buffer.from(source).toString('base64url');
    return `${remoteFolder}/${encoded}/${this.signatureOf(encoded)}/${content === null ? unread : versionOf(content)}.webp`;
  }

  /** Reads the path of a copy below `remoteFolder`; undefined unless the shop signed it. */
  read(path: string): RequestedCopy | undefined {
    const [, encoded = '', signature = '', version, width, format] = copyPattern.exec(path) ?? [];
    if (!encoded || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.signatureOf(encoded)))) return undefined;
    const source = Buffer.from(encoded, 'base64url').toString();
    return { source, version: version === unread ? undefined : version, width: width === undefined ? undefined : Number(width), format: format as PictureFormat };
  }

  private signatureOf(encoded: string): string {
    return createHmac('sha256', this.key).update(encoded).digest('base64url').slice(0, signatureLength);
  }
}
