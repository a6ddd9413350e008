import { randomUUID } from 'node:crypto';
import type { IncomingFile } from '../../common/upload.js';

const quoted = (text: string): string => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

type Fields = readonly (readonly [name: string, value: string])[];

const newBoundary = (): string => `shop-${randomUUID()}`;
const typeOf = (boundary: string): string => `multipart/form-data; boundary=${boundary}`;
const partsOf = (fields: Fields, boundary: string): string =>
  fields.map(([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(field)}"\r\n\r\n${value}\r\n`).join('');

/** Encodes a form without a file (RFC 7578). */
export const multipartFields = (fields: Fields): { contentType: string; body: string } => {
  const boundary = newBoundary();
  return { contentType: typeOf(boundary), body: `${partsOf(fields, boundary)}--${boundary}--\r\n` };
};

/** Encodes a form with its fields first and its file behind them, as a stream without buffering. */
export const multipartOf = (fields: Fields, { name, content, finish }: IncomingFile): { contentType: string; body: AsyncIterable<Buffer> } => {
  const boundary = newBoundary();
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from(
      `${partsOf(fields, boundary)}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted(name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    );
    yield* content as AsyncIterable<Buffer>;
    await finish();
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return { contentType: typeOf(boundary), body: body() };
};
