import type { ContentDocument } from '../../../src/contract/content.js';
import { contentTable } from '../../../src/contract/content-kinds.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useTexts } from '../../core/texts.js';
import { ContentsList } from './table-of-contents.styles.js';
import { useActiveHeading } from './use-active-heading.js';

/** Texts with fewer sections have no table of contents. */
const minHeadings = 3;

/** Table of contents: beside the text on wide screens, collapsed above it on a phone. The current section is marked. */
export const TableOfContents = ({ document }: { document: ContentDocument }) => {
  const { kind, headings } = document;
  const t = useTexts('blogs');
  const inside = useCachedHtml('table of contents');
  const current = useActiveHeading(headings.map(({ id }) => id));
  if (headings.length < minHeadings) return null;
  const title = t(contentTable[kind].isArticle ? 'contents' : 'onThisPage');
  const list = () => (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <ContentsList
      aria-label={title}
      {...inside(document, () => (
        <>
          <details>
            <summary>{title}</summary>
            {list()}
          </details>
          <div className="beside">
            <p>{title}</p>
            {list()}
          </div>
        </>
      ))}
    />
  );
};
