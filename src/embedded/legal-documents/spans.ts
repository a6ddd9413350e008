import { type ChildNode, isTag, isText } from 'domhandler';

/** Text of one weight, with an optional link. */
export interface Span {
  text: string;
  isBold?: boolean;
  /** Absolute URL. */
  link?: string;
}

const withoutBreaks = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Converts HTML nodes to spans of text, with absolute links. @param origin base URL of relative links */
export const spansOf = (nodes: readonly ChildNode[], origin: string, style: Omit<Span, 'text'> = {}): Span[] =>
  nodes.flatMap((node): Span[] => {
    if (isText(node)) return [{ text: withoutBreaks(node.data), ...style }];
    if (!isTag(node)) return [];
    if (node.name === 'br') return [{ text: '\n', ...style }];
    const isBold = node.name === 'strong' || node.name === 'th' || style.isBold;
    const { href } = node.attribs;
    const link = node.name === 'a' && href ? new URL(href, origin).href : style.link;
    return spansOf(node.children, origin, { ...(isBold && { isBold }), ...(link && { link }) });
  });
