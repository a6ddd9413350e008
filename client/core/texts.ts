import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Messages, Namespace } from './messages.js';

/** Dotted paths to the texts of a namespace; plural forms go by their common stem. */
type KeyOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Stem<Key> : `${Key}.${KeyOf<Node[Key]>}`;
}[keyof Node & string];
type Stem<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type TextKey<Name extends Namespace> = KeyOf<Messages[Name]>;
export type Texts<Name extends Namespace> = (key: TextKey<Name>, values?: Record<string, string | number>) => string;

type AnyTexts = (key: string, values?: Record<string, string | number>) => string;
const known = new WeakMap<i18n, Map<Namespace, AnyTexts>>();

/** Texts of one namespace. Those without values are looked up once and kept: a page asks for a hundred. */
export const textsOf = <Name extends Namespace>(instance: i18n, namespace: Name): Texts<Name> => {
  const byNamespace = known.get(instance) ?? new Map<Namespace, AnyTexts>();
  known.set(instance, byNamespace);
  const kept = byNamespace.get(namespace);
  if (kept) return kept;
  const translate = instance.getFixedT(null, namespace) as unknown as AnyTexts;
  const plain = new Map<string, string>();
  const texts: AnyTexts = (key, values) => {
    if (values) return translate(key, values);
    const text = plain.get(key) ?? translate(key);
    plain.set(key, text);
    return text;
  };
  byNamespace.set(namespace, texts);
  return texts;
};

/** The texts of a namespace in this page's locale. The page (or the shell) declares the namespaces it needs. */
export const useTexts = <Name extends Namespace>(namespace: Name): Texts<Name> => {
  const { i18n } = useContext(I18nContext) as { i18n: i18n };
  return textsOf(i18n, namespace);
};
