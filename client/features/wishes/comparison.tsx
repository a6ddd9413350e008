import { useEffect } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { keptTogether } from '../../../src/domain/written-words.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { useRootMark } from '../../core/use-root-mark.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinePicture } from '../../ui/order/line-picture.js';
import { Remark } from '../../ui/remark.js';
import { Share } from '../../ui/share.js';
import { maximumCompared, requestedIds } from './compared-ids.js';
import { ComparisonBlock } from './comparison.styles.js';
import { rowsOf } from './comparison-rows.js';
import { comparison } from './kept-lists.js';
import { useProductFacts } from './use-product-facts.js';

/** Number in a query, for a message; 0 for anything else. */
const countIn = (search: URLSearchParams, name: string) => (/^[1-8]$/.test(search.get(name) ?? '') ? Number(search.get(name)) : 0);

/** The products of the address side by side. Without products, those that the visitor has chosen in this browser. */
export const Comparison = () => {
  const t = useTexts('wishes');
  const href = useHref();
  const { place, origin, navigate } = useNavigation();
  const { search } = place;
  const ids = requestedIds(search).slice(0, maximumCompared);
  const products = useProducts(ids);
  useRootMark('has-comparison');
  const missing = countIn(search, 'missing');
  const isEmpty = products.length === 0;
  useEffect(() => {
    const chosen = comparison.read().map(({ id }) => id);
    if (isEmpty && missing === 0 && chosen.length > 0) void navigate(href('compare', undefined, { p: chosen }), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page is opened: later changes of the list are made on this page
  }, []);
  return (
    <ComparisonBlock className="container">
      <Breadcrumbs />
      <h1>{t('compare.title')}</h1>
      {missing > 0 && (
        <Remark kind="warning">
          <p>{t('compare.missing', { count: missing })}</p>
        </Remark>
      )}
      {search.has('full') && (
        <Remark kind="warning">
          <p>{t('compare.fullPage', { count: maximumCompared })}</p>
        </Remark>
      )}
      {isEmpty ? (
        <EmptyState title={t('compare.empty.title')}>
          <p>{t('compare.empty.text')}</p>
          <Button as="a" href={href('productOverview')}>
            {t('compare.empty.action')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <p className="lead">{t(products.length === 1 ? 'compare.one' : 'compare.lead')}</p>
          <ComparisonTable products={products} />
        </>
      )}
      {products.length < maximumCompared && <AddArticle products={products} />}
      {products.length > 1 && <Share title={t('compare.title')} url={origin + href('compare', undefined, { p: ids })} />}
    </ComparisonBlock>
  );
};

const useProduct = (id: string | undefined): Product | undefined => useReadIfAny(useApi().products.one.queryOptions({ id: id ?? '-' }), id !== undefined);

/** The products of the address; one hook for each column. */
const useProducts = ([first, second, third, fourth]: readonly string[]): Product[] =>
  [useProduct(first), useProduct(second), useProduct(third), useProduct(fourth)].filter((product) => product !== undefined);

const ComparisonTable = ({ products }: { products: readonly Product[] }) => {
  const t = useTexts('wishes');
  const href = useHref();
  const factsOf = useProductFacts();
  const rows = rowsOf(products.map(factsOf));
  const without = (id: string) => href('compare', undefined, { p: products.filter((product) => product.id !== id).map((product) => product.id) });
  return (
    <>
      {products.length > 1 && (
        <label className="only">
          <input type="checkbox" autoComplete="off" />
          {t('compare.onlyDifferent')}
        </label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable with the keyboard */}
      <section className="scroll" aria-label={t('compare.table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('compare.feature')}</th>
              {products.map(({ id, name, slug, pictures, sku }) => (
                <th key={id} scope="col">
                  {pictures[0] && <LinePicture line={{ picture: pictures[0], preview: null }} sizes="(min-width: 768px) 220px, 140px" />}
                  <a href={href('productDetail', { slug })}>{name}</a>
                  <small>{sku}</small>
                  <a className="remove" href={without(id)} aria-label={t('compare.removeNamed', { name })} onClick={() => comparison.remove(id)}>
                    {t('compare.remove')}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <span className="visually-hidden">{` (${t('compare.differs')})`}</span>}
                </th>
                {values.map((value, at) => (
                  <td key={products[at]!.id}>{keptTogether(value ?? '–')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
};

/** Form that adds a product by its article number. It leads to the address with that product, also without scripts. */
const AddArticle = ({ products }: { products: readonly Product[] }) => {
  const t = useTexts('wishes');
  const href = useHref();
  const example = products[0]?.sku;
  return (
    <form action={href('compare')} className="add">
      {products.map(({ id }) => (
        <input key={id} type="hidden" name="p" value={id} />
      ))}
      <label htmlFor="article">{t('compare.add')}</label>
      <div>
        <input
          id="article"
          key={products.map(({ id }) => id).join()}
          name="p"
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={example && 'article-help'}
        />
        <Button data-kind="secondary">{t('compare.addAction')}</Button>
      </div>
      {example && <p id="article-help">{t('compare.addHelp', { example })}</p>}
    </form>
  );
};
