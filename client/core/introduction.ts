import brand from '#brand';
import type { ContentDocument } from '../../src/contract/content.js';
import { pageDocumentOf } from '../../src/domain/served-routes.js';
import { useApi } from './api.js';
import { type LoadContext, useNavigation } from './page.js';
import { useReadIfAny } from './read.js';
import { useTexts } from './texts.js';

/** What introduces a screen; one without a document of its own bears the label of its route. */
export type Introduction = Pick<ContentDocument, 'title' | 'summary' | 'html' | 'hero'>;

const bare = (title: string): Introduction => ({ title, summary: '', html: '' });

/** Fetches what introduces the page. */
export const loadIntroduction = async ({ key, api, queryClient, texts }: Pick<LoadContext, 'key' | 'api' | 'queryClient' | 'texts'>): Promise<Introduction> => {
  const id = pageDocumentOf(brand, key);
  const options = api.content.page.queryOptions({ id: id ?? '' });
  if (id !== undefined) await queryClient.prefetchQuery(options);
  return (id !== undefined && queryClient.getQueryData<ContentDocument>(options.queryKey)) || bare(texts('routes')(key));
};

/** What introduces this page, as the page's load has fetched it. */
export const useIntroduction = (): Introduction => {
  const { key } = useNavigation().place;
  const t = useTexts('routes');
  const id = pageDocumentOf(brand, key);
  const document = useReadIfAny(useApi().content.page.queryOptions({ id: id ?? '' }), id !== undefined);
  return document ?? bare(t(key));
};
