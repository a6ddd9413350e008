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

/** A text of ours cut at the words somebody looked for; single letters say too little. */
export const fragmentsOf = (text: string, q: string): Fragment[] => {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, isMatch: false }];
  return text.split(new RegExp(`(${words.join('|')})`, 'iu')).map((piece, at) => ({ text: piece, isMatch: at % 2 === 1 }));
};
