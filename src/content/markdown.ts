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

/** Raw HTML stays text: what is written cannot bring a script along. */
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

/** Settles links, pictures, headings and tables where they stand. */
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
      faults.push({ code: 'MISPLACED_CODE', line, message: `${token.info.trim().slice(0, 60)} stands inside something else` });
    words += wordsIn(token);
  }
  return { headings, words, faults };
};

/** Forms and the calculator stand once on a page. */
const isTwice = (block: ContentBlock, blocks: readonly ContentBlock[]): boolean =>
  block.kind === 'calculator' || block.kind === 'form' ? blocks.some(({ kind }) => kind === block.kind) : false;

/** Cuts a body where its short codes stand. What is in a faulty one is shown as running text. */
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
    const fault = block && isTwice(block, blocks) ? { code: 'MALFORMED_CODE' as const, message: `${block.kind} stands here a second time` } : wrong;
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

/** A document's body as blocks, its links and pictures settled; what leads nowhere is a fault, and the rest is there. */
export const renderMarkdown = (body: string, references: References): Rendered => {
  const { source, faults: unpaired } = pairCodes(body);
  const tokens = markdown.parse(source, {});
  const { headings, words, faults } = settle(tokens, references);
  const made = cut(tokens, references);
  return { blocks: made.blocks, headings, words, faults: [...unpaired, ...faults, ...made.faults].toSorted((one, other) => one.line - other.line) };
};
