import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderInApp } from '../../../test/support/in-app.js';
import { setFieldValue } from '../../core/saved-input.js';
import { Suggestions } from './suggestions.js';

/** Types after the list was rendered, before its listeners are attached. */
const FastTypist = ({ field }: { field: HTMLInputElement }) => {
  useLayoutEffect(() => setFieldValue(field, 'stof'), [field]);
  return null;
};

describe('The search suggestions', () => {
  let field: HTMLInputElement;
  beforeEach(() => {
    field = document.body.appendChild(document.createElement('input'));
    field.focus();
  });
  afterEach(() => field.remove());

  it('include text that was typed while their code was loading', async () => {
    const requested: unknown[] = [];
    const answers = {
      'products.suggest': (given: unknown) => {
        requested.push(given);
        return { products: [], categories: [{ name: 'Stoffen panelen', slug: 'stof', fragments: null }] };
      },
      'content.search': () => ({ items: [], total: 0, page: 1, pageSize: 3, counts: {} }),
    };
    renderInApp(
      <>
        <Suggestions field={field} onState={() => undefined} onLeave={() => undefined} />
        <FastTypist field={field} />
      </>,
      { namespaces: ['header', 'global'], answers },
    );
    expect((await screen.findByRole('option', { name: /Stoffen panelen/ })).getAttribute('href')).toContain('stof');
    expect(requested).toEqual([{ q: 'stof' }]);
  });
});
