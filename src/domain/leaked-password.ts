import { isKeyboardWalk } from './keyboard-walk.js';
import { commonPasswordWords } from './common-password-words.js';
import { shopWords } from './shop-words.js';

/** Digits and characters that commonly replace letters. */
const letterOf: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '€': 'e' };
const known = new Set([...commonPasswordWords, ...shopWords]);
const trimmed = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
const asLetters = (text: string) => [...text].map((sign) => letterOf[sign] ?? sign).join('');

/**
 * Whether a password is based on a leaked password or on a name of the shop: unchanged, with capitals, with characters for letters (`P@ssw0rd`), with
 * digits and other characters in front or behind (`Welkom-2026!`), as attackers vary their lists; or whether it is a keyboard sequence (`1qaz!QAZ`).
 */
export const isLeakedPassword = (password: string): boolean => {
  const plain = password.toLowerCase();
  if (isKeyboardWalk(plain)) return true;
  return [trimmed(plain), asLetters(trimmed(plain)), trimmed(asLetters(plain)), asLetters(plain.replace(/[^a-z]*\d[^a-z]*$/, ''))].some((core) => known.has(core));
};
