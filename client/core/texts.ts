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
type Values = Record<string, string | number>;
export type Texts<Name extends Namespace> = (key: TextKey<Name>, values?: Values) => string;

type AnyTexts = (key: string, values?: Values) => string;
const known = new WeakMap<i18n, Map<Namespace, AnyTexts>>();

/** A text cut at its `{name}` places: what stands between them, and every second entry a name. */
type Template = readonly string[];
const templateOf = (text: string): Template => text.split(/\{(\w+)\}/);
const fill = (template: Template, values: Values): string => {
  let text = template[0]!;
  for (let at = 1; at < template.length; at += 2) text += `${values[template[at]!] ?? `{${template[at]}}`}${template[at + 1]}`;
  return text;
};

/**
 * Texts of one namespace. A page asks for a hundred: i18next finds each text (and each plural form) once; filling the places
 * is left to a plain replacement, which costs a tenth of a full translation.
 */
export const textsOf = <Name extends Namespace>(instance: i18n, namespace: Name): Texts<Name> => {
  const byNamespace = known.get(instance) ?? new Map<Namespace, AnyTexts>();
  known.set(instance, byNamespace);
  const kept = byNamespace.get(namespace);
  if (kept) return kept;
  const find = instance.getFixedT(null, namespace) as unknown as (key: string, options: object) => string;
  const plurals = new Intl.PluralRules(instance.language);
  const templates = new Map<string, Template>();
  const texts: AnyTexts = (key, values) => {
    const count = values?.count;
    const form = count === undefined ? key : `${key} ${plurals.select(Number(count))}`;
    let template = templates.get(form);
    if (template === undefined) {
      template = templateOf(find(key, { count, skipInterpolation: true }));
      templates.set(form, template);
    }
    return template.length === 1 ? template[0]! : fill(template, values ?? {});
  };
  byNamespace.set(namespace, texts);
  return texts;
};

/** The texts of a namespace in this page's locale. The page (or the shell) declares the namespaces it needs. */
export const useTexts = <Name extends Namespace>(namespace: Name): Texts<Name> => {
  const { i18n } = useContext(I18nContext) as { i18n: i18n };
  return textsOf(i18n, namespace);
};
