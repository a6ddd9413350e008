import { z } from 'zod';
import { decodeValue, findInvalidTexts } from './decode-input.js';

describe('a value of a query or path', () => {
  const page = z.number().int().default(1);
  it.each([
    [page, '3', 3],
    [page, '0', 0],
    [page, '-2', -2],
    [z.number(), '1.25', 1.25],
    [page, '03', '03'],
    [page, '1e3', '1e3'],
    [page, ' 3', ' 3'],
    [page, '', ''],
    [page, '0x10', '0x10'],
    [z.boolean().optional(), 'true', true],
    [z.boolean(), 'false', false],
    [z.boolean(), '1', '1'],
    [z.string(), '3', '3'],
    [z.string(), 'true', 'true'],
    [z.array(z.number()), '3', [3]],
    [z.array(z.string()), ['a', 'b'], ['a', 'b']],
    [z.string(), ['a', 'b'], ['a', 'b']],
  ])('%#: %p is converted by its schema', (schema, text, value) => expect(decodeValue(schema, text)).toEqual(value));
});

describe('an unreadable value', () => {
  it('is a text with NUL or a lone surrogate, reported by its path', () => {
    expect(findInvalidTexts({ a: { b: ['ok', 'x\0'] }, c: '\ud800', d: '😀' }).map(({ field }) => field)).toEqual(['a.b.1', 'c']);
  });

  it('is nested too deeply, which is found without visiting every level', () => {
    expect(findInvalidTexts(JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))).toHaveLength(1);
  });
});
