import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import fc from 'fast-check';
import type { ProblemDetails } from '../../../../src/contract/errors.js';
import type { Api } from '../../../core/api.js';
import { initialConfigurationOptions, type ProductSelection, readSelection, selectionQuery } from './initial-configuration.js';

const ids = ['size', 'edge', 'clamps', 'drilled', 'note'];
const selection: fc.Arbitrary<ProductSelection> = fc.record({
  choices: fc.record(
    {
      size: fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) }),
      edge: fc.constantFrom('straight', 'bevelled', null),
      clamps: fc.integer({ min: 0, max: 6 }),
      drilled: fc.boolean(),
      note: fc.string({ minLength: 1, maxLength: 120 }),
    },
    { requiredKeys: [] },
  ),
  quantity: fc.integer({ min: 1, max: 9999 }),
});
const searchOfWish = (one: ProductSelection, keep = {}) => selectionQuery(one, ids, keep);

describe('the query string of a wish', () => {
  it('restores the same wish', () => {
    fc.assert(fc.property(selection, (one) => expect(readSelection(new URLSearchParams(searchOfWish(one)))).toEqual(one)));
  });

  it('does not depend on the order of the choices', () => {
    fc.assert(
      fc.property(selection, (one) => {
        const turned = { ...one, choices: Object.fromEntries(Object.entries(one.choices).toReversed()) };
        expect(searchOfWish(turned)).toBe(searchOfWish(one));
      }),
    );
  });

  it('leaves out whole choices that would exceed the maximum length', () => {
    const search = searchOfWish({ choices: { edge: 'bevelled', note: 'ß'.repeat(1900), drilled: true }, quantity: 2 });
    expect(search).toBe('quantity=2&o.edge=bevelled&b.drilled=1');
  });

  it('contains the saved configuration and the cart line', () => {
    const search = searchOfWish({ choices: { edge: 'bevelled' }, quantity: 1 }, { configuration: 'abc', line: 'xyz' });
    expect(search).toBe('configuration=abc&line=xyz&o.edge=bevelled');
    expect(readSelection(new URLSearchParams(search))).toEqual({ choices: { edge: 'bevelled' }, quantity: 1, configurationId: 'abc' });
  });

  it.each(['quantity=0', 'quantity=1.5', 'quantity=-1', 'quantity=many', 'configuration=../../x'])('ignores %s', (search) => {
    expect(readSelection(new URLSearchParams(search))).toEqual({ choices: {}, quantity: 1 });
  });
});

describe('the opening of the configurator', () => {
  /** Server with two options, of which one depends on the other, and without configurations of the visitor. */
  const answer = async ({ choices, configurationId }: ProductSelection) => {
    const problem = (code: string, fields: string[]) =>
      Object.assign(new TRPCClientError(code), { data: { problem: { code, errors: fields.map((field) => ({ field })) } as unknown as ProblemDetails } });
    if (configurationId) throw problem('NOT_FOUND', []);
    const unknown = Object.keys(choices).filter((id) => !['edge', 'sides', '1', '2.5'].includes(id));
    if (unknown.length)
      throw problem(
        'VALIDATION',
        unknown.map((id) => (typeof choices[id] === 'object' ? `choices.${id}.width` : `choices.${id}`)),
      );
    return {
      options: [
        { id: 'edge', label: 'Rand', isAllowed: true },
        { id: 'sides', label: 'Zijden', isAllowed: choices.edge === 'bevelled' },
      ],
    };
  };
  const api = { products: { preview: { queryOptions: (input: ProductSelection) => ({ queryKey: ['preview', input], queryFn: () => answer(input) }) } } } as unknown as Api;
  const open = (search: string) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return queryClient.fetchQuery(initialConfigurationOptions(api, queryClient, { id: 'p' }, new URLSearchParams(search)));
  };

  it.each([
    ['o.edge=bevelled&o.sides=long', { edge: 'bevelled', sides: 'long' }, null, []],
    ['o.edge=straight&o.sides=long', { edge: 'straight' }, null, ['Zijden']],
    ['o.edge=bevelled&o.gone=x', { edge: 'bevelled' }, 'changed', []],
    ['o.1=x&o.2.5=y&w.2.6=900', { 1: 'x', '2.5': 'y' }, 'changed', []],
    ['configuration=somebody-elses&o.edge=bevelled', { edge: 'bevelled' }, 'foreign', []],
    ['configuration=somebody-elses&o.gone=x&o.sides=long', {}, 'foreign', ['Zijden']],
  ])('handles ?%s', async (search, choices, notice, fallen) => {
    expect(await open(search)).toEqual({ selection: { choices, quantity: 1 }, notice, fallen });
  });
});
