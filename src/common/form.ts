import type { Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../contract/errors.js';

/** Whatever a form's reader says of a form is the caller's fault. */
export const asProblem = (error: unknown): unknown => (error instanceof Problem || (error instanceof Error && 'statusCode' in error) ? error : new Problem('MALFORMED'));

/** What a part of a form is called. @throws Problem MALFORMED for one without a name, which is none (RFC 7578, section 4.2); a file is drained */
export const nameOf = (part: Multipart): string => {
  const name = part.fieldname as string | undefined;
  if (name !== undefined) return name;
  if (part.type === 'file') part.file.resume();
  throw new Problem('MALFORMED');
};

/**
 * The text fields of a form, urlencoded or multipart. Files are drained and left out.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE when the body is no form, MALFORMED
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
 * Bodies below `/forms` are those of forms: controllers get an object of fields, empty for a form without any.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE for other bodies that are posted
 */
export const acceptFormsAlone = (server: FastifyInstance): void => {
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.method !== 'POST' || !/^\/forms\//i.test(request.url)) return done();
    const type = request.headers['content-type'];
    if (type !== undefined && !formTypes.test(type)) return done(new Problem('UNSUPPORTED_MEDIA_TYPE'));
    request.body ??= {};
    done();
  });
};
