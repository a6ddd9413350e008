import { notFound } from 'next/navigation';
import { Product } from '../../../../../shared/pages.jsx';
import { productOf } from '../../../../../shared/select.js';

export const revalidate = 60;
/** No page at build time: each is made at its first request. */
export const generateStaticParams = () => [];

export default async function Page({ params }) {
  return <Product product={productOf((await params).slug) ?? notFound()} />;
}
