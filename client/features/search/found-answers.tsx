import type { FoundCard, FoundList } from '../../../src/contract/content.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useHref } from '../../core/locale.js';
import type { LoadContext } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { answerId, QuestionList } from '../../ui/question-list.js';

/** Maximum number of families in one request of cards. */
const maximumFamilies = 12;
/** The families that found answers are about, each by the first that it names. */
const familiesOf = (found: readonly Pick<FoundCard, 'products'>[]) => ({
  family: [...new Set(found.flatMap(({ products = [] }) => products.slice(0, 1)))].slice(0, maximumFamilies),
});

/** Fetches the products that found answers are about. A failure does not stop the page. */
export const loadAnsweredProducts = async (found: readonly FoundCard[], { api, queryClient, has }: LoadContext): Promise<void> => {
  const input = familiesOf(found);
  if (has('listProductsById') && input.family.length > 0) await queryClient.prefetchQuery(api.products.byId.queryOptions(input));
};

/** Found questions with their answers; each links to the page of its product. */
export const FoundAnswers = ({ found: { items, total } }: { found: FoundList }) => {
  const t = useTexts('search');
  const href = useHref();
  const input = familiesOf(items);
  const products = useReadIfAny(useApi().products.byId.queryOptions(input), useCapability('listProductsById') && input.family.length > 0) ?? [];
  const productOf = ({ id }: { id: string }) => {
    const family = items.find((item) => item.id === id)?.products?.[0];
    const card = products.find((product) => product.family === family);
    return card && { name: card.name, href: `${href('productDetail', { slug: card.slug })}#${answerId(id)}` };
  };
  return (
    <section id="found-question">
      <h2>
        {t('groups.question')} <small>{total}</small>
      </h2>
      <QuestionList questions={items} productOf={productOf} />
    </section>
  );
};
