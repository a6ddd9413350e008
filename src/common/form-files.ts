import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Transform } from 'node:stream';
import { Problem } from '../contract/errors.js';
import { maximumUploadBytes } from '../contract/storage.js';
import { asProblem, nameOf, readForm } from './form.js';
import type { Form } from './posted-form.js';
import { cutOff, type IncomingFile } from './upload.js';

/** A form, and why files of it were not taken. */
export interface FilledForm {
  form: Form;
  refused: Problem[];
}

/** Characters of four bytes fill a field of 5000; files beyond those that are taken are read past. */
const limits = { fileSize: maximumUploadBytes, files: 20, fields: 80, fieldSize: 40_000, fieldNameSize: 100, parts: 100, headerPairs: 50 };
/** Bytes that are read for the sake of what was typed before the files; a longer form is cut off. */
const longestForm = 20 * maximumUploadBytes;

const incoming = ({ file, filename }: MultipartFile): IncomingFile => {
  const content = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
  file.once('limit', () => content.destroy(new Problem('PAYLOAD_TOO_LARGE'))).once('error', (error) => content.destroy(asProblem(error) as Error));
  // Whoever gives the content up must not leave the form hanging on a full pipe; the rest of the form still counts.
  content.once('close', () => file.resume()).on('error', () => undefined);
  file.pipe(content);
  return { name: filename, content, finish: () => Promise.resolve() };
};

const add = (form: Form, name: string, value: string): void => {
  const known = form[name];
  form[name] = known === undefined ? value : [known, value].flat();
};

/**
 * The fields of a form, and its files as they come: each is given to `take` with the fields before it, and one that it refuses leaves the rest of the form as it is.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED
 */
export const readFormWithFiles = async (request: FastifyRequest, take: (file: IncomingFile, form: Form) => Promise<void>): Promise<FilledForm> => {
  if (!request.isMultipart()) return { form: (await readForm(request)) as Form, refused: [] };
  if (Number(request.headers['content-length']) > longestForm) {
    cutOff(request);
    throw new Problem('PAYLOAD_TOO_LARGE');
  }
  const form: Form = {};
  const refused: Problem[] = [];
  const parts = request.parts({ limits });
  for (;;) {
    const { value: part, done } = await parts.next().catch((error: unknown) => Promise.reject(asProblem(error)));
    if (done) return { form, refused };
    const name = nameOf(part);
    if (part.type === 'field') add(form, name, String(part.value));
    // A field for files that nobody filled in names no file.
    else if (!part.filename) part.file.resume();
    else await take(incoming(part), form).catch((error: unknown) => (error instanceof Problem && error.status < 500 ? refused.push(error) : Promise.reject(error)));
  }
};
