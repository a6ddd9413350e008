import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Transform, type Readable } from 'node:stream';
import { asProblem, nameOf } from './form.js';
import { Problem } from '../contract/errors.js';
import { partialUpload } from '../contract/operation.js';
import { maximumUploadBytes } from '../contract/storage.js';

/** A file that is being uploaded. Its stream fails with PAYLOAD_TOO_LARGE beyond the limit. `finish` must be awaited after the stream. */
export interface IncomingFile {
  name: string;
  content: Readable;
  /** @throws Problem MALFORMED when the form has parts after the file or is incomplete */
  finish(): Promise<void>;
}
export interface Upload {
  fields: Record<string, unknown>;
  file?: IncomingFile;
}

const limits = { fileSize: maximumUploadBytes, files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100, parts: 21, headerPairs: 50 };
/** Maximum bytes of fields and boundaries beside the file. */
const overhead = 262_144;
/** Bytes that are read from a client after a refusal, so that it can receive the response before the connection is closed. */
const drainBytes = 4_194_304;

/** Discards up to `drainBytes` bytes of a refused request and then closes the connection. Closing it at once could lose the response. */
export const drainThenClose = ({ raw }: FastifyRequest): void => {
  let left = drainBytes;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
};

/** Returns the body of a partial upload as an unread stream. @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE */
export const readBytes = (request: FastifyRequest): IncomingFile => {
  if (request.headers['content-type'] !== partialUpload) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers['content-length']) > maximumUploadBytes) {
    drainThenClose(request);
    throw new Problem('PAYLOAD_TOO_LARGE');
  }
  let left = maximumUploadBytes;
  const content = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      left -= chunk.length;
      if (left < 0) drainThenClose(request);
      done(left < 0 ? new Problem('PAYLOAD_TOO_LARGE') : null, chunk);
    },
  });
  request.raw.once('aborted', () => content.destroy(new Problem('MALFORMED')));
  // When the reader of `content` stops, the rest of the request is skipped.
  content.once('close', () => request.raw.resume()).on('error', ignoreError);
  request.raw.pipe(content);
  return { name: '', content, finish: () => Promise.resolve() };
};

/** Error handler for a stream that can fail before it is read. The reader gets the error later; without a handler it would end the process. */
const ignoreError = () => undefined;
const repeatedField = (field: string) => new Problem('VALIDATION', { errors: [{ field, code: 'yup.errors.mixed.unknown', params: {} }] });

const incomingFile = (part: MultipartFile, request: FastifyRequest, rest: AsyncIterator<unknown>): IncomingFile => {
  const content = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
  const refuse = () => {
    content.destroy(new Problem('PAYLOAD_TOO_LARGE'));
    drainThenClose(request);
  };
  part.file.once('limit', refuse).once('error', (error) => content.destroy(asProblem(error) as Error));
  request.raw.once('aborted', () => content.destroy(new Problem('MALFORMED')));
  // When the reader of `content` stops, the rest of the file is skipped.
  content.once('close', () => part.file.resume()).on('error', ignoreError);
  part.file.pipe(content);
  const finish = async () => {
    const { done } = await rest.next().catch((error: unknown) => Promise.reject(asProblem(error)));
    if (!done) throw new Problem('MALFORMED');
  };
  return { name: part.filename, content, finish };
};

/**
 * Reads the fields of a multipart form up to its only file (`file`), which is returned as an unread stream.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED; VALIDATION for a repeated field or another file
 */
export const readUpload = async (request: FastifyRequest): Promise<Upload> => {
  if (!request.isMultipart()) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers['content-length']) > maximumUploadBytes + overhead) {
    drainThenClose(request);
    throw new Problem('PAYLOAD_TOO_LARGE');
  }
  const parts = request.parts({ limits });
  const fields = new Map<string, unknown>();
  for (;;) {
    const { value: part, done } = await parts.next().catch((error: unknown) => Promise.reject(asProblem(error)));
    if (done) return { fields: Object.fromEntries(fields) };
    if (part.type === 'file') {
      if (part.fieldname === 'file') return { fields: Object.fromEntries(fields), file: incomingFile(part, request, parts) };
      part.file.resume();
      throw repeatedField(nameOf(part));
    }
    const name = nameOf(part);
    if (fields.has(name)) throw repeatedField(name);
    fields.set(name, part.value);
  }
};
