import type { i18n } from 'i18next';
import { createElement, type ReactNode, useContext } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import type { Messages, Namespace } from './messages.js';
import type { TextStore } from './text-store.js';

/** Dotted paths to the texts of a namespace; plural forms go by their common stem. */
type KeyOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Stem<Key> : `${Key}.${KeyOf<Node[Key]>}`;
}[keyof Node & string];
type Stem<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type TextKey<Name extends Namespace> = KeyOf<Messages[Name]>;
type Values = Record<string, string | number>;
export type Texts<Name extends Namespace> = (key: TextKey<Name>, values?: Values) => string;

type AnyTexts = (key: string, values?: Values) => string;
const known = new WeakMap<TextStore, Map<Namespace, AnyTexts>>();

/** A text cut at its `{name}` places: what stands between them, and every second entry a name. */
type Template = readonly string[];
const templateOf = (text: string): Template => text.split(/\{(\w+)\}/);
const fill = (template: Template, values: Values): string => {
  let text = template[0]!;
  for (let at = 1; at < template.length; at += 2) text += `${values[template[at]!] ?? `{${template[at]}}`}${template[at + 1]}`;
  return text;
};

/** Texts of one namespace. A page asks for a hundred: each text (and each of its plural forms) is found and cut once. */
export const textsOf = <Name extends Namespace>(store: TextStore, namespace: Name): Texts<Name> => {
  const byNamespace = known.get(store) ?? new Map<Namespace, AnyTexts>();
  known.set(store, byNamespace);
  const kept = byNamespace.get(namespace);
  if (kept) return kept;
  const templates = new Map<string, Template>();
  const texts: AnyTexts = (key, values) => {
    const form = values?.count === undefined ? undefined : store.formOf(Number(values.count));
    const name = form ? `${key} ${form}` : key;
    let template = templates.get(name);
    if (template === undefined) {
      template = templateOf(store.find(namespace, key, form));
      templates.set(name, template);
    }
    return template.length === 1 ? template[0]! : fill(template, values ?? {});
  };
  byNamespace.set(namespace, texts);
  return texts;
};

/** Gives the parts of a page its texts: react-i18next carries them, and need not know what they are. */
export const TextsProvider = ({ store, children }: { store: TextStore; children: ReactNode }): ReactNode =>
  createElement(I18nextProvider, { i18n: store as unknown as i18n }, children);

/** The texts of a namespace in this page's locale. The page (or the shell) declares the namespaces it needs. */
export const useTexts = <Name extends Namespace>(namespace: Name): Texts<Name> => {
  const { i18n: store } = useContext(I18nContext) as unknown as { i18n: TextStore };
  return textsOf(store, namespace);
};
