import { type Operation, partialUpload, shopApiHeaders } from '../../src/contract/operation.js';
import { type OperationName, shopApi } from '../../src/contract/shop-api.js';
import { httpRequestOf } from '../../src/shop-api/client/http-request.js';

export interface SentFile {
  name: string;
  content: Buffer | string;
}
/** Who makes a call. */
export interface Visitor {
  locale: string;
  cartToken?: string | undefined;
  sessionToken?: string | undefined;
}
export interface CallOptions {
  file?: SentFile | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The idempotency key was used before. */
  isRepeated?: boolean;
}
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

const contentOf = (operation: Operation, { body, contentType }: ReturnType<typeof httpRequestOf>, file?: SentFile): { body?: string | FormData | Blob; type?: string } => {
  if (operation.consumes === 'bytes') return { body: new Blob([new Uint8Array(Buffer.from(file?.content ?? ''))]), type: partialUpload };
  if (body === undefined || contentType === undefined) return {};
  if (!file) return { body, type: contentType };
  const form = new FormData();
  const fields = Object.entries(JSON.parse(body) as Record<string, unknown>);
  for (const [name, value] of fields) form.append(name, String(value));
  form.append('file', new Blob([typeof file.content === 'string' ? file.content : new Uint8Array(file.content)]), file.name);
  return { body: form };
};

/** Sends a call of the contract to a Shop API, or to the REST endpoints of a storefront, without checking its input. */
export const sendCall = async (
  url: string,
  name: OperationName,
  input: Record<string, unknown>,
  { locale, cartToken, sessionToken }: Visitor,
  { file, headers = {}, signal }: CallOptions = {},
): Promise<Answer> => {
  const operation: Operation = shopApi[name];
  const wire = httpRequestOf(operation, input);
  const { body, type } = contentOf(operation, wire, file);
  const sent: Record<string, string> = {
    [shopApiHeaders.shop]: 'ENC',
    [shopApiHeaders.locale]: locale,
    ...(type && { 'content-type': type }),
    ...wire.headers,
    ...(cartToken && { [shopApiHeaders.cartToken]: cartToken }),
    ...(sessionToken && { authorization: `Bearer ${sessionToken}` }),
    ...headers,
  };
  const response = await fetch(`${url}${wire.path}`, { method: wire.method, headers: sent, ...(body !== undefined && { body }), redirect: 'manual', ...(signal && { signal }) });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
