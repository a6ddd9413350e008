import { applyDecorators, createParamDecorator, type ExecutionContext, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem } from '../contract/errors.js';
import { hasBody, type Operation, pathFields, routeOf } from '../contract/operation.js';
import type { OperationName, ShopApi } from '../contract/shop-api.js';
import { validateInput } from './contract-dto.js';
import { readForm } from './form.js';
import { type IncomingFile, readBytes, readUpload, type Upload } from './upload.js';
import { decodeValue } from './decode-input.js';

export { Call, type CallContext } from './call-context.js';

/** The parsed input of an operation, as `@Input` returns it. */
export type InputValue<Name extends OperationName> = z.output<ShopApi[Name]['input']>;

/** Metadata key of a handler: the operation that it serves. */
export const OPERATION = Symbol('OPERATION');

/** Method decorator: the method serves this operation of the contract (HTTP method, path, status). */
export const Serves = (operation: Operation) => {
  const { method, status } = operation;
  return applyDecorators(RequestMapping({ method: RequestMethod[method], path: routeOf(operation) }), HttpCode(status), SetMetadata(OPERATION, operation));
};

const servedBy = (context: ExecutionContext): Operation => Reflect.getMetadata(OPERATION, context.getHandler()) as Operation;

type Fields = Record<string, unknown>;

const isJson = (request: FastifyRequest) => /^application\/(?:[\w.-]+\+)?json\b/i.test(request.headers['content-type'] ?? '');

/** Uploads by request: `@Input` and `@UploadedFile` read the body of a request once. */
const uploads = new WeakMap<FastifyRequest, Promise<Upload>>();
const uploadOf = (request: FastifyRequest): Promise<Upload> => {
  const known = uploads.get(request) ?? readUpload(request);
  uploads.set(request, known);
  return known;
};

/**
 * Parameter decorator: the uploaded file of an operation, or a part of one; undefined when the body is JSON or contains no file.
 * @param operation default: the operation that the method serves
 */
export const UploadedFile = createParamDecorator(async (operation: Operation | undefined, context: ExecutionContext): Promise<IncomingFile | undefined> => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { consumes } = operation ?? servedBy(context);
  if (consumes === 'bytes') return readBytes(request);
  return isJson(request) ? undefined : (await uploadOf(request)).file;
});

const readBody = async (operation: Operation, request: FastifyRequest): Promise<unknown> => {
  if (operation.consumes === 'form') return readForm(request);
  if (operation.consumes === 'upload' && !isJson(request))
    return Object.fromEntries(Object.entries((await uploadOf(request)).fields).map(([name, value]) => [name, decodeField(operation, name, value)]));
  if (request.body === undefined) return {};
  if (!isJson(request)) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  return request.body;
};

/** Collects the flat input of an operation from path, headers, and query (GET, DELETE) or body (POST, PUT). */
const gatherInput = async (operation: Operation, request: FastifyRequest): Promise<unknown> => {
  const inPath = pathFields(operation.path);
  const params = request.params as Fields;
  const decodeFields = (fields: Fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeField(operation, name, value)]));
  const inHeaders = Object.entries(operation.headers ?? {}).flatMap(([name, header]) => (request.headers[header] === undefined ? [] : [[name, request.headers[header]]]));
  const fromPath = decodeFields(Object.fromEntries([...inPath.map((name) => [name, params[name]]), ...inHeaders]));
  if (!hasBody(operation)) return { ...decodeFields(request.query as Fields), ...fromPath };
  const body = await readBody(operation, request);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const duplicated = inPath.filter((name) => Object.hasOwn(body, name));
  if (duplicated.length) throw new Problem('VALIDATION', { errors: duplicated.map((field) => ({ field, code: 'yup.errors.mixed.unknown', params: {} })) });
  return { ...body, ...fromPath };
};

const decodeField = (operation: Operation, name: string, value: unknown): unknown => {
  const schema = operation.input.shape[name];
  return schema ? decodeValue(schema, value) : value;
};

/**
 * Parameter decorator: the operation's input, validated by its DTO class and parsed (`z.output`).
 * @param operation default: the operation that the method serves
 */
export const Input = createParamDecorator(async (given: Operation | undefined, context: ExecutionContext) => {
  const operation = given ?? servedBy(context);
  return validateInput(operation.input, await gatherInput(operation, context.switchToHttp().getRequest<FastifyRequest>()));
});
