import { Buffer } from 'node:buffer';
import type { QueryClient } from '@tanstack/react-query';
import superjson from 'superjson';
import type { HandedState } from './state.js';

/** A piece of a page: text that is new, or bytes that were encoded for an earlier page. */
export type Chunk = string | Buffer;

/** JSON that cannot end the script element it stands in. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Data the read cache serves again and again is serialised and encoded once for each object. */
const kept = new WeakMap<object, Buffer>();
const chunkOf = (data: unknown): Chunk => {
  if (typeof data !== 'object' || data === null) return safeJson(superjson.serialize(data));
  const chunk = kept.get(data) ?? Buffer.from(safeJson(superjson.serialize(data)));
  kept.set(data, chunk);
  return chunk;
};

/** The data block's content. Dates, sets, maps, big numbers and undefined survive. */
export const handOver = ({ locale, vat, key }: Omit<HandedState, 'queries'>, queryClient: QueryClient): Chunk[] => {
  const chunks: Chunk[] = [`{"locale":"${locale}","vat":"${vat}","key":"${key}","queries":[`];
  let comma = '';
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (state.status !== 'success') continue;
    chunks.push(`${comma}[${safeJson(queryKey)},`, chunkOf(state.data), ']');
    comma = ',';
  }
  chunks.push(']}');
  return chunks;
};
