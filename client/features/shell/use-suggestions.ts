import brand from '#brand';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { contentTable, foundKinds, searchGroupTable } from '../../../src/contract/content-kinds.js';
import type { Fragment, Suggestions } from '../../../src/contract/product.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useCardHref } from '../../core/card-href.js';
import { useHref } from '../../core/locale.js';

/** One suggestion with its link. */
export interface Suggestion {
  group: 'products' | 'categories' | 'reading';
  href: string;
  text: string;
  fragments: readonly Fragment[] | null;
  product?: Suggestions['products'][number];
}

const { permissions } = brand;
const kinds = foundKinds.filter((kind) => !contentTable[kind].isAnswer && permissions[searchGroupTable[contentTable[kind].search!]]);
const hasProducts = permissions.products && permissions.searchProduct;
/** Minimum number of characters for suggestions. */
const minLength = 2;
const documents = { page: 1, pageSize: 3 };
/** Milliseconds between the last key and the request. */
const quiet = 120;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Returns suggestions for a typed text. The previous ones are kept until the next response; outdated requests are cancelled. */
export const useSuggestions = (typed: string): readonly Suggestion[] => {
  const api = useApi();
  const href = useHref();
  const hrefOf = useCardHref();
  const q = useSettled(typed);
  const canSuggest = useCapability('suggestProducts') && hasProducts;
  const isAsked = q.length >= minLength && typed.length >= minLength;
  const options = { trpc: { abortOnUnmount: true } };
  const shop = useQuery({ ...api.products.suggest.queryOptions({ q }, options), enabled: isAsked && canSuggest, placeholderData: keepPreviousData });
  const written = useQuery({
    ...api.content.search.queryOptions({ q, kinds, ...documents }, options),
    enabled: isAsked && kinds.length > 0,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return [];
  return [
    ...(shop.data?.products ?? []).map((product) => ({
      group: 'products' as const,
      href: href('productDetail', { slug: product.slug }),
      text: product.name,
      fragments: product.fragments,
      product,
    })),
    ...(shop.data?.categories ?? []).map(({ name, slug, fragments }) => ({ group: 'categories' as const, href: href('categoryDetail', { slug }), text: name, fragments })),
    ...(written.data?.items ?? []).map((card) => ({ group: 'reading' as const, href: hrefOf(card), text: card.title, fragments: card.found.title })),
  ];
};
