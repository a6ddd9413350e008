import type { ContentPicture } from '../contract/content.js';

/** What a text may name, on this site and in this document. */
export interface References {
  /** Address of a link of ours (`route:contact`, `advice:…`); empty for one that this site leaves out, undefined when it leads nowhere. */
  hrefOf(target: string): string | undefined;
  pictureOf(file: string): Pick<ContentPicture, 'width' | 'height'> | undefined;
  isFamily(code: string): boolean;
  /** The document has a page of its own: only there is room for short codes. */
  hasPage: boolean;
  /** What happens to goods in the text: shown; left out of texts that brands share where nothing is sold; a fault in a brand's own. */
  goods: 'shown' | 'leftOut' | 'refused';
}
