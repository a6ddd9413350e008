import type { Fragment } from '../../src/contract/product.js';

interface HighlightedProps {
  text: string;
  /** The text in pieces, those marked that were looked for; null where nothing was. */
  fragments: readonly Fragment[] | null;
}

/** A text with what was looked for marked in it. */
export const Highlighted = ({ text, fragments }: HighlightedProps) => {
  if (!fragments?.some(({ isMatch }) => isMatch)) return text;
  return fragments.map((fragment, at) => (fragment.isMatch ? <mark key={`${at} ${fragment.text}`}>{fragment.text}</mark> : fragment.text));
};
