import superjson, { type SuperJSONResult } from 'superjson';

/** Levels of a value that are examined. Responses have fewer; a value that contains itself has endless ones. */
const maxDepth = 30;

/** Whether JSON represents a value exactly: text, numbers, booleans, null, and arrays and plain objects of them. */
const isJson = (value: unknown, depth = 0): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || depth === maxDepth) return false;
  if (Array.isArray(value)) return value.every((one) => isJson(one, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) if (key === '__proto__' || !isJson((value as Record<string, unknown>)[key], depth + 1)) return false;
  return true;
};

/**
 * Serialises results of procedures for superjson. JSON is passed on as it is, because superjson would copy it, and almost all results are JSON.
 * Objects that occur twice become two equal ones.
 * @throws for a field with the name `__proto__`: superjson refuses it, because it would leave the field out when it reads
 */
export const transformer = {
  serialize: (value: unknown): SuperJSONResult => (isJson(value) ? { json: value as SuperJSONResult['json'] } : superjson.serialize(value)),
  deserialize: superjson.deserialize,
};
