import type { i18n } from 'i18next';
import { createElement, type ReactNode, useContext } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import type { Messages, Namespace } from './messages.js';
import type { TextStore } from './text-store.js';

/** Dotted paths to the texts of a namespace; plural forms share a key without suffix. */
type KeyOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Stem<Key> : `${Key}.${KeyOf<Node[Key]>}`;
}[keyof Node & string];
type Stem<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type TextKey<Name extends Namespace> = KeyOf<Messages[Name]>;
type Values = Record<string, string | number>;
export type Texts<Name extends Namespace> = (key: TextKey<Name>, values?: Values) => string;

type AnyTexts = (key: string, values?: Values) => string;
const known = new WeakMap<TextStore, Map<Namespace, AnyTexts>>();

/** A text split at its `{name}` placeholders: literals and names alternate. */
type Template = readonly string[];
const templateOf = (text: string): Template => text.split(/\{(\w+)\}/);
const fill = (template: Template, values: Values): string => {
  let text = template[0]!;
  for (let at = 1; at < template.length; at += 2) text += `${values[template[at]!] ?? `{${template[at]}}`}${template[at + 1]}`;
  return text;
};

/** Texts of one namespace. Each text (and plural form) is looked up and split once, because a page uses about a hundred. */
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

/** Provides the texts through react-i18next's context, which only passes the store on. */
export const TextsProvider = ({ store, children }: { store: TextStore; children: ReactNode }): ReactNode =>
  createElement(I18nextProvider, { i18n: store as unknown as i18n }, children);

/** Texts of a namespace in this page's locale. The page (or the frame) must declare the namespaces it needs. */
export const useTexts = <Name extends Namespace>(namespace: Name): Texts<Name> => {
  const { i18n: store } = useContext(I18nContext) as unknown as { i18n: TextStore };
  return textsOf(store, namespace);
};
