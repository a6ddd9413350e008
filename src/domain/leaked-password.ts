import { isKeyWalk } from './key-walk.js';
import { leakedWords } from './leaked-words.js';
import { shopWords } from './shop-words.js';

/** Signs that stand for letters, as everybody writes them. */
const letterOf: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '€': 'e' };
const known = new Set([...leakedWords, ...shopWords]);
const trimmed = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
const asLetters = (text: string) => [...text].map((sign) => letterOf[sign] ?? sign).join('');

/**
 * Whether a password stands on lists of leaked ones, or is a name of the shop's, as it is or in the shape our rule asks for: with capitals,
 * signs for letters (`P@ssw0rd`), and digits and signs in front or behind (`Welkom-2026!`), which is how lists are tried; or a walk over the keyboard (`1qaz!QAZ`).
 */
export const isLeakedPassword = (password: string): boolean => {
  const plain = password.toLowerCase();
  if (isKeyWalk(plain)) return true;
  return [trimmed(plain), asLetters(trimmed(plain)), trimmed(asLetters(plain)), asLetters(plain.replace(/[^a-z]*\d[^a-z]*$/, ''))].some((core) => known.has(core));
};
