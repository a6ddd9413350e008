import type { Product } from '../../../src/contract/product.js';
import { useApi } from '../../core/api.js';
import { IfCapable, useCapability } from '../../core/capabilities.js';
import { useHref } from '../../core/locale.js';
import type { LoadContext } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { QuestionList } from '../../ui/question-list.js';
import { Section } from '../../ui/section.styles.js';

/** Input for the products that answers link. */
const linkedIn = (questions: readonly { html?: string }[]) => ({
  family: [...new Set(questions.flatMap(({ html = '' }) => [...html.matchAll(/ href="product:([\w-]+)"/g)].map((match) => match[1]!)))].slice(0, 12),
});

/** Fetches the questions about a product and the products that their answers link. A failure does not stop the page. */
export const loadProductQuestions = async ({ family }: Product, { api, queryClient, has }: LoadContext): Promise<void> => {
  const options = api.content.questions.queryOptions({ family });
  await queryClient.prefetchQuery(options);
  const linked = linkedIn(queryClient.getQueryData(options.queryKey) ?? []);
  if (linked.family.length > 0 && has('listProductsById')) await queryClient.prefetchQuery(api.products.byId.queryOptions(linked));
};

/** Questions and answers about a product's family, with a link to ask another. */
export const ProductQuestions = ({ product: { id, family } }: { product: Product }) => {
  const t = useTexts('product');
  const href = useHref();
  const api = useApi();
  const questions = useReadIfAny(api.content.questions.queryOptions({ family })) ?? [];
  const linked = linkedIn(questions);
  const products = useReadIfAny(api.products.byId.queryOptions(linked), useCapability('listProductsById') && linked.family.length > 0);
  if (questions.length === 0) return null;
  return (
    <Section aria-labelledby="questions">
      <header>
        <h2 id="questions">{t('questions.title')}</h2>
        <IfCapable of={['enquire']}>
          <a href={href('contact', undefined, { about: 'question', product: id })}>{t('questions.ask')}</a>
        </IfCapable>
      </header>
      <QuestionList questions={questions} {...(products && { products })} />
    </Section>
  );
};
