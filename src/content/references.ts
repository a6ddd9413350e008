import type { ContentPicture } from '../contract/content.js';

/** Resolves what a document refers to, for its site, locale and kind. */
export interface References {
  /** URL of an internal link (`route:contact`, `advice:…`); empty if this site leaves the link out, undefined if its target does not exist. */
  hrefOf(target: string): string | undefined;
  pictureOf(file: string): Pick<ContentPicture, 'width' | 'height'> | undefined;
  isFamily(code: string): boolean;
  /** Whether the document has a page of its own. Short codes are allowed only there. */
  hasPage: boolean;
  /** Treatment of products in the text: shown; left out of shared texts where nothing is sold; reported as a fault in the brand's own texts. */
  goods: 'shown' | 'leftOut' | 'refused';
}
