import brand from '#brand';
import type { ContentDocument } from '../../src/contract/content.js';
import { htmlOf } from '../../src/domain/content-text.js';
import { pageDocumentOf } from '../../src/domain/served-routes.js';
import { useApi } from './api.js';
import { type LoadContext, useNavigation } from './page.js';
import { useReadIfAny } from './read.js';
import { useTexts } from './texts.js';

/** What introduces a screen; one without a document of its own bears the label of its route. */
export interface Introduction extends Pick<ContentDocument, 'title' | 'summary' | 'hero'> {
  /** Its text; introductions hold no short codes. */
  html: string;
}

const bare = (title: string): Introduction => ({ title, summary: '', html: '' });
const introductionOf = ({ title, summary, hero, blocks }: ContentDocument): Introduction => ({ title, summary, ...(hero && { hero }), html: htmlOf(blocks) });

/** Fetches what introduces the page. */
export const loadIntroduction = async ({ key, api, queryClient, texts }: Pick<LoadContext, 'key' | 'api' | 'queryClient' | 'texts'>): Promise<Introduction> => {
  const id = pageDocumentOf(brand, key);
  const options = api.content.page.queryOptions({ id: id ?? '' });
  if (id !== undefined) await queryClient.prefetchQuery(options);
  const document = id === undefined ? undefined : queryClient.getQueryData<ContentDocument>(options.queryKey);
  return document ? introductionOf(document) : bare(texts('routes')(key));
};

/** What introduces this page, as the page's load has fetched it. */
export const useIntroduction = (): Introduction => {
  const { key } = useNavigation().place;
  const t = useTexts('routes');
  const id = pageDocumentOf(brand, key);
  const document = useReadIfAny(useApi().content.page.queryOptions({ id: id ?? '' }), id !== undefined);
  return document ? introductionOf(document) : bare(t(key));
};
