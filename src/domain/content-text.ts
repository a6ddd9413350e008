import type { ContentBlock } from '../contract/content.js';

/** The running text of a body, without the results of short codes. */
export const htmlOf = (blocks: readonly ContentBlock[]): string => blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!);

const wordsIn = (block: ContentBlock): string => {
  switch (block.kind) {
    case 'html':
      return wordsOf(block.html);
    case 'quote':
      return `${wordsOf(block.html)} ${block.source}`;
    case 'video':
      return block.title;
    case 'gallery':
      return block.pictures.map(({ alt }) => alt).join(' ');
    case 'action':
      return block.text;
    default:
      return '';
  }
};

/** The text of a body without markup, for search and for machine-readable descriptions. */
export const plainTextOf = (blocks: readonly ContentBlock[]): string =>
  blocks
    .map(wordsIn)
    .join(' ')
    .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    .replaceAll(/ (?=[\u00a0\u202f.,;:!?…)])/g, '')
    .trim();
