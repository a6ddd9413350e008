import { z } from 'zod';
import { operationNames, shopApi } from './shop-api.js';

/** Secrets are compared unchanged, so these fields are not normalised. */
const secrets = ['password', 'currentPassword'];

/** All text fields of a schema, with their paths and rules. */
const textsOf = (schema: z.core.$ZodType, path: string): [path: string, rule: z.ZodType][] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return textsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return textsOf(schema.in, path).map(([at]) => [at, schema]);
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, field]) => textsOf(field as z.ZodType, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return textsOf(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsOf(option, path));
  if (schema instanceof z.ZodRecord) return textsOf(schema.valueType, `${path}{}`);
  return schema instanceof z.ZodString ? [[path, schema]] : [];
};
const fields = operationNames.flatMap((name) => textsOf(shopApi[name].input, name)).filter(([path]) => !secrets.includes(path.split('.').at(-1)!));

describe('every text field of the contract', () => {
  it('is found', () => expect(fields.length).toBeGreaterThan(100));

  it.each(['\u200b', '\ufeff', '\u202e', '\u00ad', '\u2060', '\0', '\u0007', '\u001b'])('removes or refuses %j', (sign) => {
    const kept = fields.filter(([, rule]) => {
      const { data, success } = rule.safeParse(`Damrak${sign} 1`);
      return success && String(data).includes(sign);
    });
    expect(kept.map(([path]) => path)).toEqual([]);
  });
});
