import { notFound } from 'next/navigation';
import { Product } from '../../../../shared/pages.jsx';
import { productOf } from '../../../../shared/select.js';

export const dynamic = 'force-dynamic';

export default async function Page({ params }) {
  return <Product product={productOf((await params).slug) ?? notFound()} />;
}
