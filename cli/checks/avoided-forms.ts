import type { Locale } from '../../src/contract/locales.js';

/** Forms of a term that interface texts do not use, because one term stands for one thing. */
export interface AvoidedForm {
  /** Term to use instead, in the language of the locales. */
  term: string;
  /** Not global: each match is found by `exec`. */
  avoid: RegExp;
  locales: readonly Locale[];
  /** Keys of texts that need the form, such as the words of a law. */
  except?: readonly string[];
}

export const avoidedForms: readonly AvoidedForm[] = [];
