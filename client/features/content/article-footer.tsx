import brand from '#brand';
import type { ContentDocument } from '../../../src/contract/content.js';
import { contentTable } from '../../../src/contract/content-kinds.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Icon } from '../../ui/icon.js';
import { LogoMark } from '../../ui/logo.js';
import { Share } from '../../ui/share.js';
import { ArticleEnd } from './article-footer.styles.js';

/** Editors of an article, and a button to share it; a print button for legal texts. */
export const ArticleFooter = ({ document: { kind, title } }: { document: ContentDocument }) => (
  <ArticleEnd>
    {contentTable[kind].isArticle && <Editors />}
    {contentTable[kind].isLegal ? <PrintButton /> : <Share title={title} />}
  </ArticleEnd>
);

const Editors = () => {
  const t = useTexts('blogs');
  const href = useHref();
  return (
    <div className="editors">
      <LogoMark />
      <div>
        <p>
          <strong>{t('editors.name', { site: brand.siteName })}</strong>
        </p>
        <p>
          {t('editors.text')} <a href={href('contact')}>{t('editors.link')}</a>
        </p>
      </div>
    </div>
  );
};

const PrintButton = () => {
  const t = useTexts('blogs');
  const isHydrated = useIsHydrated();
  return (
    <button type="button" data-ready={isHydrated || undefined} onClick={() => window.print()}>
      <Icon name="print" />
      {t('print')}
    </button>
  );
};
