import type { Fragment } from '../../src/contract/product.js';

interface HighlightedProps {
  text: string;
  /** The text in fragments, with the matches marked; null without a search. */
  fragments: readonly Fragment[] | null;
}

/** Text with highlighted search matches. */
export const Highlighted = ({ text, fragments }: HighlightedProps) => {
  if (!fragments?.some(({ isMatch }) => isMatch)) return text;
  return fragments.map((fragment, at) => (fragment.isMatch ? <mark key={`${at} ${fragment.text}`}>{fragment.text}</mark> : fragment.text));
};
