import type { Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../contract/errors.js';

/** Converts an error of the form parser to MALFORMED, unless it has a status. */
export const asProblem = (error: unknown): unknown => (error instanceof Problem || (error instanceof Error && 'statusCode' in error) ? error : new Problem('MALFORMED'));

/** Returns the name of a form part. @throws Problem MALFORMED for a part without name (RFC 7578, section 4.2), after skipping its file */
export const nameOf = (part: Multipart): string => {
  const name = part.fieldname as string | undefined;
  if (name !== undefined) return name;
  if (part.type === 'file') part.file.resume();
  throw new Problem('MALFORMED');
};

/**
 * Reads the text fields of a form, urlencoded or multipart. Files are skipped.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE when the body is not a form; MALFORMED
 */
export const readForm = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  if (!request.isMultipart()) {
    if (!request.headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    return { ...(request.body as Record<string, unknown>) };
  }
  const fields: [string, unknown][] = [];
  try {
    for await (const part of request.parts()) {
      const name = nameOf(part);
      if (part.type === 'file') part.file.resume();
      else fields.push([name, part.value]);
    }
  } catch (error) {
    throw asProblem(error);
  }
  return Object.fromEntries(fields);
};

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Accepts only forms as bodies below `/forms`. Controllers receive an object of fields, empty for a form without fields.
 * Other bodies are refused with Problem UNSUPPORTED_MEDIA_TYPE.
 */
export const acceptOnlyForms = (server: FastifyInstance): void => {
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.method !== 'POST' || !/^\/forms\//i.test(request.url)) return done();
    const type = request.headers['content-type'];
    if (type !== undefined && !formTypes.test(type)) return done(new Problem('UNSUPPORTED_MEDIA_TYPE'));
    request.body ??= {};
    done();
  });
};
