import { create } from 'xmlbuilder2';

/** Element of a parsed document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

interface DomNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<DomNode>;
  attributes?: Iterable<{ name: string; value: string }>;
}
const element = 1;

const read = (node: DomNode): XmlElement => {
  const children = [...node.childNodes].filter(({ nodeType }) => nodeType === element).map(read);
  const attributes = Object.fromEntries([...(node.attributes ?? [])].map(({ name, value }) => [name, value]));
  return { name: node.nodeName, attributes, text: children.length ? '' : (node.textContent ?? ''), children };
};

/** The root of a well-formed document. */
export const parseXml = (xml: string): XmlElement => read(create(xml).root().node as unknown as DomNode);

/** All elements at a path of names, such as `a/b`. */
export const all = (from: XmlElement, path: string): XmlElement[] =>
  path.split('/').reduce<XmlElement[]>((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)), [from]);
export const textAt = (from: XmlElement, path: string): string | undefined => all(from, path)[0]?.text;
/** Amount in minor units. */
export const centsAt = (from: XmlElement, path: string): number => Math.round(Number(textAt(from, path) ?? 0) * 100);
/** The element and its descendants. */
export const within = (one: XmlElement): XmlElement[] => [one, ...one.children.flatMap(within)];
