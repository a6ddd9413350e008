'use client';
import { useRouter } from 'next/navigation';
import { Filter } from '../../shared/filter.jsx';

export const ListFilter = ({ facets, chosen }) => {
  const router = useRouter();
  return <Filter facets={facets} chosen={chosen} onChoose={(next) => router.push(`/list?${new URLSearchParams(next.map((one) => ['filter', one]))}`)} />;
};
