import { z } from 'zod';
import { type ReadingRule, readingRuleOf } from '../../contract/reading-rules.js';

type Schema = z.core.$ZodType;

/** A part of a response that is not as the contract describes it. */
export interface Finding {
  /** `leftOut`: an item of a list. `replaced`: an optional field, by its default. */
  kind: 'leftOut' | 'replaced';
  fault: Fault;
  /** Id of the object that contains it. */
  id: string | undefined;
}

/** A value that cannot be read, by its first faulty field. */
export class Fault {
  /** @param field path of the field: `items[].price`. It contains only names of the contract */
  constructor(
    readonly field: string,
    readonly isMissing: boolean,
  ) {}

  get sentence(): string {
    return `${this.field || 'the response'} is ${this.isMissing ? 'missing' : 'not valid'}`;
  }
}

interface Place {
  field: string;
  id: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;
const inside = ({ field, id }: Place, name: string): Place => ({ field: field ? `${field}.${name}` : name, id });

/** Id of an object for the log. */
const idIn = (value: unknown): string | undefined => {
  const id = isRecord(value) ? (value['id'] ?? value['productId'] ?? value['code']) : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 64) : undefined;
};

/** Neutral value of a type: none, null, an empty list or text, false; a `Fault` for other types. */
export const neutralOf = (schema: Schema): unknown => {
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodDefault) return schema.parse(undefined);
  const value =
    schema instanceof z.ZodPipe ? neutralOf(schema.out) : schema instanceof z.ZodArray ? [] : schema instanceof z.ZodRecord ? {} : schema instanceof z.ZodBoolean ? false : '';
  return (schema as z.ZodType).safeParse(value).success ? value : new Fault('', true);
};

/** Whether a value can be absent, as the contract defines it. */
const canBeAbsent = (schema: Schema): boolean => schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;

/** Reads a response by the schema of its operation, and repairs what the reading rules allow. */
class ResponseReader {
  readonly findings: Finding[] = [];

  /** The value in the form of the contract, or its first fault. @param isWhole no item of a list can be left out, and nothing replaced */
  read(schema: Schema, value: unknown, place: Place, isWhole: boolean): unknown {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
      const found = isAbsent(value) ? neutralOf(schema) : this.read(schema.unwrap(), value, place, isWhole);
      return isWhole ? found : this.orNeutral(schema, found, place);
    }
    if (schema instanceof z.ZodObject) return this.readObject(schema, value, place);
    if (schema instanceof z.ZodArray) return this.readArray(schema, value, place, isWhole);
    if (schema instanceof z.ZodRecord) return this.readRecord(schema, value, place);
    if (schema instanceof z.ZodUnion) return this.readUnion(schema, value, place);
    return readPlain(schema as z.ZodType, value, place);
  }

  private orNeutral(schema: Schema, found: unknown, { id }: Place): unknown {
    if (!(found instanceof Fault)) return found;
    this.findings.push({ kind: 'replaced', fault: found, id });
    return neutralOf(schema);
  }

  private readObject(schema: z.ZodObject, value: unknown, { field, id }: Place): unknown {
    if (!isRecord(value)) return new Fault(field, isAbsent(value));
    const rule = readingRuleOf(schema);
    const place = { field, id: idIn(value) ?? id };
    const found: Record<string, unknown> = {};
    const replaced: string[] = [];
    for (const [name, type] of Object.entries(schema.shape)) {
      const result = this.readField(rule, name, type, value[name], inside(place, name));
      if (result instanceof Fault) return result;
      if (result === otherwise) replaced.push(name);
      else if (result !== undefined) found[name] = result;
    }
    for (const name of replaced) {
      const given = rule!.otherwise[name];
      found[name] = typeof given === 'function' ? (given as (fields: unknown) => unknown)(found) : given;
    }
    return found;
  }

  /** A field of an object; `otherwise` if the rule replaces it. */
  private readField(rule: ReadingRule | undefined, name: string, type: Schema, value: unknown, place: Place): unknown {
    const isLacking = isAbsent(value) && !canBeAbsent(type);
    const found = isLacking ? new Fault(place.field, true) : this.read(type, value, place, rule === undefined || name in rule.whole);
    if (!(found instanceof Fault) || !rule || name in rule.needs) return found;
    const replacement = name in rule.otherwise ? otherwise : neutralOf(type);
    if (replacement instanceof Fault) return found;
    if (!isLacking) this.findings.push({ kind: 'replaced', fault: found, id: place.id });
    return replacement;
  }

  private readArray(schema: z.ZodArray, value: unknown, { field, id }: Place, isWhole: boolean): unknown {
    if (!Array.isArray(value)) return new Fault(field, isAbsent(value));
    const items: unknown[] = [];
    for (const one of value) {
      const item = this.read(schema.element, one, { field: `${field}[]`, id }, true);
      if (!(item instanceof Fault)) items.push(item);
      else if (isWhole) return item;
      else this.findings.push({ kind: 'leftOut', fault: item, id: idIn(one) ?? id });
    }
    // Rules about the number of items.
    return schema.def.checks?.length && !schema.safeParse(items).success ? new Fault(field, false) : items;
  }

  private readRecord(schema: z.ZodRecord, value: unknown, { field, id }: Place): unknown {
    if (!isRecord(value)) return new Fault(field, isAbsent(value));
    const entries = Object.entries(value).flatMap(([name, one]) => {
      const entry = (schema as z.ZodType).safeParse({ [name]: one });
      if (entry.success) return Object.entries(entry.data as object);
      this.findings.push({ kind: 'leftOut', fault: new Fault(`${field}{}`, isAbsent(one)), id });
      return [];
    });
    return Object.fromEntries(entries);
  }

  private readUnion(schema: z.ZodUnion, value: unknown, place: Place): unknown {
    const plain = (schema as z.ZodType).safeParse(value);
    if (plain.success) return plain.data;
    for (const option of schema.options) {
      const { length } = this.findings;
      const found = this.read(option, value, place, true);
      if (!(found instanceof Fault)) return found;
      this.findings.length = length;
    }
    return new Fault(place.field, isAbsent(value));
  }
}
const otherwise = Symbol('otherwise');

const isText = (schema: Schema): boolean => schema instanceof z.ZodString || (schema instanceof z.ZodPipe && isText(schema.in));

/** A value in the form of the contract: a number as text where the contract has a text, such as an id, and a time with an offset in UTC. */
const converted = (schema: Schema, value: unknown): unknown => {
  if (typeof value === 'number' && isText(schema)) return String(value);
  return schema instanceof z.ZodISODateTime && z.iso.datetime({ offset: true }).safeParse(value).success ? new Date(value as string).toISOString() : value;
};

/** A text, number or other value without parts. */
const readPlain = (schema: z.ZodType, value: unknown, { field }: Place): unknown => {
  const read = schema.safeParse(converted(schema, value));
  return read.success ? read.data : new Fault(field, isAbsent(value));
};

/** Reads integers that are too long for a number as text, so that long ids keep their digits. */
const exact = (_name: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '') ? context!.source : value;

/** The value of a JSON text; undefined when the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export interface Reading {
  value: unknown;
  findings: readonly Finding[];
}

/**
 * Reads a JSON text by a schema of the contract. Unknown fields are ignored. What is not as the contract describes it is left out or
 * replaced by the reading rules.
 * @returns the value with the findings, or the fault of a text that is not JSON or not usable
 */
export const readResponse = (schema: z.ZodType, text: string): Reading | Fault => {
  const json = parseJson(text);
  if (json === undefined) return new Fault('', false);
  const strict = schema.safeParse(json);
  if (strict.success) return { value: strict.data, findings: [] };
  const reader = new ResponseReader();
  const value = reader.read(schema, JSON.parse(text, exact), { field: '', id: undefined }, false);
  return value instanceof Fault ? value : { value, findings: reader.findings };
};
