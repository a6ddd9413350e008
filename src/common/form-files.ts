import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Transform } from 'node:stream';
import { Problem } from '../contract/errors.js';
import { maximumUploadBytes } from '../contract/storage.js';
import { asProblem, nameOf, readForm } from './form.js';
import type { Form } from './posted-form.js';
import { drainThenClose, type IncomingFile } from './upload.js';

/** The fields of a form, and the problems of its refused files. */
export interface FilledForm {
  form: Form;
  refused: Problem[];
}

/** `fieldSize` allows texts of 5000 characters, even of four bytes. More files are allowed than are accepted; the others are skipped. */
const limits = { fileSize: maximumUploadBytes, files: 20, fields: 80, fieldSize: 40_000, fieldNameSize: 100, parts: 100, headerPairs: 50 };
/** Maximum bytes of a form. Files of refused size are read so that the fields are not lost; a longer form is aborted. */
const maxFormBytes = 20 * maximumUploadBytes;

const incomingFile = ({ file, filename }: MultipartFile): IncomingFile => {
  const content = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
  file.once('limit', () => content.destroy(new Problem('PAYLOAD_TOO_LARGE'))).once('error', (error) => content.destroy(asProblem(error) as Error));
  // When the reader stops, the rest of the file is skipped, so that the rest of the form can be read.
  content.once('close', () => file.resume()).on('error', () => undefined);
  file.pipe(content);
  return { name: filename, content, finish: () => Promise.resolve() };
};

const addField = (form: Form, name: string, value: string): void => {
  const known = form[name];
  form[name] = known === undefined ? value : [known, value].flat();
};

/**
 * Reads a form with files. Each file is passed to `take` as a stream, with the fields before it. A file that `take` refuses with a 4xx problem does not affect the rest.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED
 */
export const readFormWithFiles = async (request: FastifyRequest, take: (file: IncomingFile, form: Form) => Promise<void>): Promise<FilledForm> => {
  if (!request.isMultipart()) return { form: (await readForm(request)) as Form, refused: [] };
  if (Number(request.headers['content-length']) > maxFormBytes) {
    drainThenClose(request);
    throw new Problem('PAYLOAD_TOO_LARGE');
  }
  const form: Form = {};
  const refused: Problem[] = [];
  const parts = request.parts({ limits });
  for (;;) {
    const { value: part, done } = await parts.next().catch((error: unknown) => Promise.reject(asProblem(error)));
    if (done) return { form, refused };
    const name = nameOf(part);
    if (part.type === 'field') addField(form, name, String(part.value));
    // An empty file field has no file name.
    else if (!part.filename) part.file.resume();
    else await take(incomingFile(part), form).catch((error: unknown) => (error instanceof Problem && error.status < 500 ? refused.push(error) : Promise.reject(error)));
  }
};
