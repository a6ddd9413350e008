import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../contract/errors.js';

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
  for await (const part of request.parts()) {
    const name = nameOf(part);
    if (part.type === 'file') part.file.resume();
    else fields.push([name, part.value]);
  }
  return Object.fromEntries(fields);
};
