import type { ContentDocument } from '../../../src/contract/content.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Picture } from '../../ui/picture.js';

interface ArticleHeadProps {
  document: ContentDocument;
  /** Name of the kind of document; undefined for legal texts. */
  label: string | undefined;
}

/** Kind, reading time, dates, title and picture of a document. */
export const ArticleHead = ({ document, label }: ArticleHeadProps) => {
  const { title, published, updated, minutes, picture } = document;
  const t = useTexts('blogs');
  const global = useTexts('global');
  const { date } = useFormat();
  const inside = useCachedHtml('article head');
  return (
    <>
      <header
        {...inside(document, () => (
          <>
            <p className="meta">
              {label && <span>{label}</span>}
              {label && <span>{global('minutes', { count: minutes })}</span>}
              {published && <time dateTime={published}>{date(published)}</time>}
              {updated && updated !== published && <time dateTime={updated}>{t('updated', { date: date(updated) })}</time>}
            </p>
            <h1>{title}</h1>
          </>
        ))}
      />
      {picture && <Picture picture={picture} sizes="(min-width: 1320px) 1260px, 96vw" eager />}
    </>
  );
};
