import { Buffer } from 'node:buffer';
import type { FetchedRead } from './server-query-client.js';
import type { HydrationState } from './hydration-state.js';
import { transferredData } from './transferred-data.js';

/** A piece of a page: new text, or bytes that were encoded for an earlier page. */
export type Chunk = string | Buffer;

/** JSON that cannot close the surrounding script element. */
const safe = (json: string): string => json.replaceAll('<', '\\u003c');
const safeJson = (value: unknown): string => safe(JSON.stringify(value));

/** Data of the read cache, which are serialised and encoded once for each object. */
const encoded = new WeakMap<object, Buffer>();
const chunkOf = ({ queryKey, data }: FetchedRead): Chunk => {
  if (typeof data !== 'object' || data === null) return safeJson(data);
  const chunk = encoded.get(data) ?? Buffer.from(safeJson(transferredData(queryKey, data)));
  encoded.set(data, chunk);
  return chunk;
};

/** Content of the data block. */
export const serializeState = (
  { locale, origin, vat, consent, thirdParties, missing, canDebug, key, info }: Omit<HydrationState, 'queries'>,
  fetched: Iterable<FetchedRead>,
): Chunk[] => {
  const chunks: Chunk[] = [
    `{"locale":"${locale}","origin":${safeJson(origin)},"vat":"${vat}","consent":${safeJson(consent)},"thirdParties":${safeJson(thirdParties)},"missing":${safeJson(missing)},"canDebug":${canDebug},"key":"${key}",${info ? `"info":${safeJson(info)},` : ''}"queries":[`,
  ];
  let comma = '';
  for (const read of fetched) {
    chunks.push(`${comma}[${safe(read.key)},`, chunkOf(read), ']');
    comma = ',';
  }
  chunks.push(']}');
  return chunks;
};
