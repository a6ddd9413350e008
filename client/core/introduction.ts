import brand from '#brand';
import type { ContentDocument } from '../../src/contract/content.js';
import { htmlOf } from '../../src/domain/content-text.js';
import { pageDocumentOf } from '../../src/domain/served-routes.js';
import { useApi } from './api.js';
import { type LoadContext, useNavigation } from './page.js';
import { useReadIfAny } from './read.js';
import { useTexts } from './texts.js';

/** Introduction of a screen. Without a document its title is the label of the route. */
export interface Introduction extends Pick<ContentDocument, 'title' | 'summary' | 'hero'> {
  /** Text as HTML; introductions contain no short codes. */
  html: string;
}

const bare = (title: string): Introduction => ({ title, summary: '', html: '' });
const introductionOf = ({ title, summary, hero, blocks }: ContentDocument): Introduction => ({ title, summary, ...(hero && { hero }), html: htmlOf(blocks) });

/** Loads the introduction of a page. */
export const loadIntroduction = async ({ key, api, queryClient, texts }: Pick<LoadContext, 'key' | 'api' | 'queryClient' | 'texts'>): Promise<Introduction> => {
  const id = pageDocumentOf(brand, key);
  const options = api.content.page.queryOptions({ id: id ?? '' });
  if (id !== undefined) await queryClient.prefetchQuery(options);
  const document = id === undefined ? undefined : queryClient.getQueryData<ContentDocument>(options.queryKey);
  return document ? introductionOf(document) : bare(texts('routes')(key));
};

/** Introduction of this page, which `loadIntroduction` has loaded. */
export const useIntroduction = (): Introduction => {
  const { key } = useNavigation().place;
  const t = useTexts('routes');
  const id = pageDocumentOf(brand, key);
  const document = useReadIfAny(useApi().content.page.queryOptions({ id: id ?? '' }), id !== undefined);
  return document ? introductionOf(document) : bare(t(key));
};
