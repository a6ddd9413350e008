import { queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import { layoutOf, listOf, productOf } from '../../shared/select.js';

const staleTime = 60_000;
const getLayout = createServerFn({ method: 'GET' }).handler(() => layoutOf());
const getList = createServerFn({ method: 'GET' })
  .validator((chosen) => chosen)
  .handler(({ data }) => listOf(data));
const getProduct = createServerFn({ method: 'GET' })
  .validator((slug) => slug)
  .handler(({ data }) => {
    const product = productOf(data);
    if (!product) throw notFound();
    return product;
  });

export const layoutQuery = () => queryOptions({ queryKey: ['layout'], queryFn: () => getLayout(), staleTime });
export const listQuery = (chosen) => queryOptions({ queryKey: ['list', chosen], queryFn: () => getList({ data: chosen }), staleTime });
export const productQuery = (slug) => queryOptions({ queryKey: ['product', slug], queryFn: () => getProduct({ data: slug }), staleTime });
