import type { Locale } from '../../src/contract/locales.js';
import type { Bundle, Namespace, Tree } from './messages.js';

const nodeAt = (tree: Tree | undefined, key: string): string | Tree | undefined =>
  key.split('.').reduce<string | Tree | undefined>((node, step) => (typeof node === 'object' ? node[step] : undefined), tree);

/**
 * The texts of one locale, in the files' own trees. Everything else i18next does (loading, fallbacks, formats, plugins) happens
 * elsewhere here or not at all, and would be 15 kB of every first view.
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

  /** Which of its plural forms a number takes. */
  formOf(count: number): Intl.LDMLPluralRule {
    return this.plurals.select(count);
  }

  /**
   * A text as it is written, with its places open.
   * @param form the plural form, where there are several
   * @returns the key itself where there is no such text
   */
  find(namespace: Namespace, key: string, form?: Intl.LDMLPluralRule): string {
    const tree = this.bundle[namespace];
    const text = (form && (nodeAt(tree, `${key}_${form}`) ?? nodeAt(tree, `${key}_other`))) ?? nodeAt(tree, key);
    return typeof text === 'string' ? text : key;
  }
}
