import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { useTexts } from '../../core/texts.js';
import { ProductSection } from './product-section.js';
import { readRecent, saveRecent } from './recent.js';

/** Recently viewed products, fetched in one request after hydration. Their ids are stored only in the browser. */
export const RecentlyViewed = ({ id }: { id: string }) => (useIsHydrated() ? <Others key={id} id={id} /> : null);

const Others = ({ id }: { id: string }) => {
  const t = useTexts('product');
  const [others] = useState(() => readRecent().filter((other) => other !== id));
  useEffect(() => saveRecent(id), [id]);
  const isRequested = useCapability('listProductsById') && others.length > 0;
  const { data } = useQuery({ ...useApi().products.byId.queryOptions({ id: others }), enabled: isRequested });
  return <ProductSection id="recently-viewed" title={t('recent')} products={data} />;
};
