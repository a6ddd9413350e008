import { randomUUID } from 'node:crypto';
import type { IncomingFile } from '../common/upload.js';

const quoted = (text: string): string => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A form with its fields first and its file after them (RFC 7578), read as it is sent: nothing is held. */
export const multipartOf = (
  fields: readonly (readonly [name: string, value: string])[],
  { name, content, finish }: IncomingFile,
): { contentType: string; body: AsyncIterable<Buffer> } => {
  const boundary = `shop-${randomUUID()}`;
  async function* body(): AsyncGenerator<Buffer> {
    const head = fields.map(([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(field)}"\r\n\r\n${value}\r\n`).join('');
    yield Buffer.from(`${head}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted(name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`);
    yield* content as AsyncIterable<Buffer>;
    await finish();
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: body() };
};
