import MarkdownIt, { type Token } from 'markdown-it';
import container from 'markdown-it-container';
import type { ContentBlock } from '../contract/content.js';
import type { BodyFault } from './body-fault.js';
import { pairCodes } from './pair-codes.js';
import type { References } from './references.js';
import { headingsOf, settleInline, settleTable, sourceIn } from './settle-tokens.js';
import { makeBlock } from './short-codes.js';

export interface Rendered {
  blocks: ContentBlock[];
  headings: { id: string; text: string }[];
  words: number;
  faults: BodyFault[];
}

/** Raw HTML is escaped, so that a document cannot contain scripts. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).use(container, 'code', {
  validate: (words: string) => words.trim() !== '',
  render: () => '',
});
const { image } = markdown.renderer.rules;
markdown.renderer.rules.image = (tokens, at, ...rest) => `<picture>${sourceIn(tokens[at]!)}${image!(tokens, at, ...rest)}</picture>`;
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

const render = (tokens: readonly Token[]): string => markdown.renderer.render([...tokens], markdown.options, {});
const wordsIn = ({ children }: Token): number => (children ?? []).reduce((sum, { type, content }) => sum + (type === 'text' ? content.split(/\s+/).filter(Boolean).length : 0), 0);

/** Resolves links, pictures, headings and tables in place. */
const settle = (tokens: readonly Token[], references: References): Omit<Rendered, 'blocks'> => {
  const { headings, note } = headingsOf();
  const faults: BodyFault[] = [];
  let words = 0;
  for (const [at, token] of tokens.entries()) {
    const line = token.map?.[0] ?? 0;
    if (token.type === 'table_open') settleTable(tokens, at);
    const heading = token.type === 'heading_open' ? note(token, tokens[at + 1]!) : undefined;
    for (const fault of [...(heading ? [heading] : []), ...settleInline(token, references)]) faults.push({ ...fault, line });
    if (token.type === 'container_code_open' && token.level > 0)
      faults.push({ code: 'MISPLACED_CODE', line, message: `${token.info.trim().slice(0, 60)} is nested in another element; a short code must be at the top level` });
    words += wordsIn(token);
  }
  return { headings, words, faults };
};

/** A document can contain a form and a calculator at most once each. */
const isTwice = (block: ContentBlock, blocks: readonly ContentBlock[]): boolean =>
  block.kind === 'calculator' || block.kind === 'form' ? blocks.some(({ kind }) => kind === block.kind) : false;

/** Splits a body at its short codes. The content of a faulty one is shown as running text. */
const cut = (tokens: readonly Token[], references: References): Pick<Rendered, 'blocks' | 'faults'> => {
  const blocks: ContentBlock[] = [];
  const faults: BodyFault[] = [];
  let running: Token[] = [];
  const flush = () => {
    const html = render(running);
    if (html.trim()) blocks.push({ kind: 'html', html });
    running = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.type !== 'container_code_open' || token.level > 0) {
      running.push(token);
      continue;
    }
    let end = at + 1;
    while (tokens[end]!.type !== 'container_code_close' || tokens[end]!.level > 0) end += 1;
    const inner = tokens.slice(at + 1, end);
    const { block, wrong } = makeBlock(token.info, { tokens: inner, render, references });
    const fault = block && isTwice(block, blocks) ? { code: 'MALFORMED_CODE' as const, message: `${block.kind} is used twice; a document can contain it once` } : wrong;
    if (fault) {
      faults.push({ ...fault, line: token.map?.[0] ?? 0 });
      running.push(...inner);
    } else if (block) {
      flush();
      blocks.push(block);
    }
    at = end;
  }
  flush();
  return { blocks, faults };
};

/** Renders a body as blocks, with links and pictures resolved. Unresolved ones are reported as faults, and the rest is rendered. */
export const renderMarkdown = (body: string, references: References): Rendered => {
  const { source, faults: unpaired } = pairCodes(body);
  const tokens = markdown.parse(source, {});
  const { headings, words, faults } = settle(tokens, references);
  const made = cut(tokens, references);
  return { blocks: made.blocks, headings, words, faults: [...unpaired, ...faults, ...made.faults].toSorted((one, other) => one.line - other.line) };
};
