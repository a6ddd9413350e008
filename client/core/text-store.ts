import type { Locale } from '../../src/contract/locales.js';
import type { Bundle, Namespace, Tree } from './messages.js';

const nodeAt = (tree: Tree | undefined, key: string): string | Tree | undefined =>
  key.split('.').reduce<string | Tree | undefined>((node, step) => (typeof node === 'object' ? node[step] : undefined), tree);

/**
 * The texts of one locale, as trees of the files. Replaces i18next, whose other functions (loading, fallbacks, formats, plugins) are not
 * needed and would add 15 kB to every initial load.
 */
export class TextStore {
  private readonly plurals: Intl.PluralRules;
  private readonly bundle: Bundle;

  constructor(
    readonly language: Locale,
    bundle: Bundle,
  ) {
    this.plurals = new Intl.PluralRules(language);
    this.bundle = { ...bundle };
  }

  has(namespace: Namespace): boolean {
    return this.bundle[namespace] !== undefined;
  }

  add(namespace: Namespace, texts: Tree): void {
    this.bundle[namespace] = texts;
  }

  /** Plural form of a number in this language. */
  formOf(count: number): Intl.LDMLPluralRule {
    return this.plurals.select(count);
  }

  /**
   * A text with unfilled placeholders.
   * @param form plural form, for texts with several
   * @returns the key when there is no such text
   */
  find(namespace: Namespace, key: string, form?: Intl.LDMLPluralRule): string {
    const tree = this.bundle[namespace];
    const text = (form && (nodeAt(tree, `${key}_${form}`) ?? nodeAt(tree, `${key}_other`))) ?? nodeAt(tree, key);
    return typeof text === 'string' ? text : key;
  }
}
