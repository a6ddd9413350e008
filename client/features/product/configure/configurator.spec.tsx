import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import type { Choices, ConfigurationPreview } from '../../../../src/contract/configuration.js';
import { configurationOption as option, optionValue as value } from '../../../../test/factories/configuration-option.js';
import { euro, order as cart, price, tierPrice } from '../../../../test/factories/order.js';
import { product as productOf } from '../../../../test/factories/product.js';
import { advanceAfter } from '../../../../test/support/advance-after.js';
import { type Answers, renderInApp } from '../../../../test/support/in-app.js';
import { afterPaint } from '../../../core/after-paint.js';
import { Configurator } from './configurator.js';

const product = productOf();

const surcharges: Record<string, number> = { plugs: 0, magnets: 900, glue: 600 };

interface Wish {
  choices: Choices;
  quantity: number;
  configurationId?: string;
}
/** Returns a preview as the server would: each wish has its own price, and magnets require a plate. */
const previewOf = ({ choices, quantity }: Wish): ConfigurationPreview => {
  const fixing = String(choices.fixing ?? 'plugs');
  const needsPlate = fixing === 'magnets';
  const plate = needsPlate ? (choices.plate ?? null) : null;
  const isMissing = needsPlate && plate === null;
  const each = 8900 + surcharges[fixing]! + (plate === null ? 0 : 1200) + (typeof choices.note === 'string' ? choices.note.length : 0);
  return {
    productId: product.id,
    quantity,
    options: [
      option({ choice: fixing, isRequired: true, values: [value('plugs', 'Pluggen'), value('magnets', 'Magneten'), value('glue', 'Lijm')] }),
      option({
        id: 'plate',
        kind: 'DropDown',
        label: 'Wandplaat',
        isAllowed: needsPlate,
        isRequired: needsPlate,
        choice: plate,
        values: [value('white', 'Wit')],
        messages: isMissing ? [{ level: 'red', text: 'Maak een keuze.' }] : [],
      }),
      option({ id: 'note', kind: 'TextArea', label: 'Opmerking', choice: choices.note ?? null }),
    ],
    crop: null,
    expectedCrop: null,
    isComplete: !isMissing,
    isStandard: fixing === 'plugs' && !choices.note,
    messages: [],
    unitPrice: price(each),
    total: price(each * quantity),
    volumeDiscount: [],
    area: null,
    trace: [{ step: 'base', label: 'Basisprijs', optionId: null, amount: euro(each) }],
  };
};
const totalText = (selection: Wish) => `€ ${(previewOf(selection).total.includingVat.amount / 100).toLocaleString('nl-NL', { minimumFractionDigits: 2 })}`;

// Queries without accessible names and visibility are faster, because jsdom does not compute styles for them.
const radio = { selector: 'input[type=radio]' };
/** Opens the configurator. The first preview is answered at once; the test answers the others. */
const open = async ({ search = '', answers = {} }: { search?: string; answers?: Answers } = {}) => {
  const requested: { selection: Wish; answer(): void; fail(): void }[] = [];
  let isFirst = true;
  const preview = (input: unknown) => {
    const selection = input as Wish;
    if (isFirst) {
      isFirst = false;
      return previewOf(selection);
    }
    return new Promise((keep, refuse) => requested.push({ selection, answer: () => keep(previewOf(selection)), fail: () => refuse(new Error('The line broke')) }));
  };
  const paths: string[] = [];
  renderInApp(<Configurator product={product} />, {
    namespaces: ['product', 'form'],
    search,
    answers: { 'products.preview': preview, ...answers },
    onNavigate: (path) => paths.push(path),
  });
  await screen.findByLabelText(/Pluggen/, radio);
  return { asked: requested, paths };
};
const tap = (name: string) => fireEvent.click(screen.getByLabelText(new RegExp(name), radio));
/** Taps a value, and waits until the configurator has processed it, after the paint. */
const choose = async (name: string) => {
  tap(name);
  await act(() => new Promise<void>((done) => afterPaint(done)));
};
const output = () => screen.getAllByRole('status', { hidden: true }).find((element) => element.tagName === 'OUTPUT' && element.querySelector('strong'))!;
const shownPrice = () => output().querySelector('strong')!.textContent.replaceAll('\u00A0', ' ');
const isBusy = () => output().getAttribute('aria-busy') === 'true';
const addButton = () => screen.getByRole('button', { name: /In winkelwagen|Winkelwagen bijwerken/ });
const settle = () => act(() => new Promise((done) => setTimeout(done, 0)));

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('the price of a configuration', () => {
  it('is the previous one, marked as outdated, until the response arrives', async () => {
    const { asked } = await open();
    await choose('Lijm');
    expect(shownPrice()).toBe('€ 89,00');
    expect(isBusy()).toBe(true);
    asked[0]!.answer();
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(shownPrice()).toBe('€ 95,00');
  });

  it.each([
    [null, 'vanaf € 89,00', ['vanaf € 89,00', 'vanaf € 82,50']],
    [0.5, '€ 89,00', ['€ 89,00', '€ 82,50']],
  ])('is the lowest one until a size is chosen: %s m²', async (amount, text, tiers) => {
    const saleUnit = { form: 'toMeasure', pieces: 1, per: 'm2', amount, price: price(3980) } as const;
    const volumeDiscount = [tierPrice(1, 4, 8900), tierPrice(5, null, 8250)];
    await open({ answers: { 'products.preview': (input) => ({ ...previewOf(input as Wish), saleUnit, volumeDiscount }) } });
    expect(shownPrice()).toBe(text);
    const prices = within(screen.getByRole('table', { name: 'Staffelprijzen' })).getAllByRole('cell');
    expect(prices.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual(tiers);
    expect(screen.queryAllByText('Prijsopbouw')).toHaveLength(amount === null ? 0 : 1);
  });

  it('is never that of a late response', async () => {
    const { asked } = await open();
    await choose('Lijm');
    await choose('Magneten');
    expect(asked.map(({ selection }) => selection.choices.fixing)).toEqual(['glue', 'magnets']);
    asked[1]!.answer();
    await waitFor(() => expect(isBusy()).toBe(false));
    asked[0]!.answer();
    await settle();
    expect(shownPrice()).toBe('€ 98,00');
  });

  it('is requested once after typing, and at once after a click', async () => {
    const { asked } = await open();
    const note = screen.getByRole('textbox', { name: /Opmerking/ });
    await advanceAfter(1000, () => {
      for (const typed of ['B', 'Be', 'Bel']) fireEvent.change(note, { target: { value: typed } });
      expect(isBusy()).toBe(true);
      expect(asked).toEqual([]);
    });
    expect(asked.map(({ selection }) => selection.choices.note)).toEqual(['Bel']);
    await choose('Lijm');
    expect(asked).toHaveLength(2);
  });

  it('can be requested again after a failure, which keeps the choices', async () => {
    const { asked } = await open();
    await choose('Lijm');
    asked[0]!.fail();
    fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw berekenen' }));
    expect(screen.getByRole('radio', { name: /Lijm/ })).toHaveProperty('checked', true);
    asked[1]!.answer();
    await waitFor(() => expect(shownPrice()).toBe('€ 95,00'));
    expect(screen.queryByRole('button', { name: 'Opnieuw berekenen' })).toBeNull();
  });

  it('comes from a response for any order of clicks and responses, and matches the choices when it is not marked as outdated', async () => {
    const step = fc.oneof(fc.record({ click: fc.constantFrom('Pluggen', 'Magneten', 'Lijm') }), fc.record({ answer: fc.nat(5) }));
    const ids: Record<string, string> = { Pluggen: 'plugs', Magneten: 'magnets', Lijm: 'glue' };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const { asked } = await open();
        const given = new Set([totalText({ choices: {}, quantity: 1 })]);
        const waiting = new Set<(typeof asked)[number]>();
        let fixing = 'plugs';
        for (const one of steps) {
          const before = asked.length;
          if ('click' in one) {
            await choose(one.click);
            fixing = ids[one.click]!;
          } else {
            const late = [...waiting][one.answer % Math.max(1, waiting.size)];
            if (late) given.add(totalText(late.selection));
            if (late) waiting.delete(late);
            late?.answer();
          }
          await settle();
          for (const made of asked.slice(before)) waiting.add(made);
          expect(given).toContain(shownPrice());
          if (!isBusy()) expect(shownPrice()).toBe(totalText({ choices: { fixing }, quantity: 1 }));
        }
        cleanup();
      }),
      { numRuns: 10 },
    );
  });
});

describe('options that depend on others', () => {
  it('disappear when they are not allowed any more, and lost choices are listed', async () => {
    const { asked } = await open({ search: 'o.fixing=magnets&o.plate=white' });
    expect(screen.getByRole('combobox', { name: /Wandplaat/ })).toHaveProperty('value', 'white');
    await choose('Lijm');
    asked[0]!.answer();
    await screen.findByText('Niet mogelijk bij uw keuze en daarom verwijderd: Wandplaat.');
    expect(screen.queryByRole('combobox', { name: /Wandplaat/ })).toBeNull();
    expect(asked.at(-1)!.selection.choices).toEqual({ fixing: 'glue' });
  });

  it('are listed when a choice is missing, and the button focuses the first', async () => {
    await open({ search: 'o.fixing=magnets' });
    expect(screen.getByText('Maak nog een keuze bij: Wandplaat.')).toBeTruthy();
    fireEvent.click(addButton());
    const plate = screen.getByRole('combobox', { name: /Wandplaat/ });
    await waitFor(() => expect(document.activeElement).toBe(plate));
    expect(screen.getByText('Maak een keuze.')).toBeTruthy();
  });
});

describe('adding a configuration to the cart', () => {
  // jsdom does not implement modal dialogs.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });
  const order = cart({ lines: [] });
  const recorded = () => {
    const calls: [string, unknown][] = [];
    const record = (path: string, answer: unknown) => (input: unknown) => {
      calls.push([path, (input as { input: unknown }).input]);
      return answer;
    };
    const answers = {
      'products.configure': record('configure', { id: 'configuration-1' }),
      'cart.addLine': record('add', order),
      'cart.updateLine': record('update', order),
      'cart.order': () => order,
    };
    return { calls, answers };
  };

  it('saves no configuration for the standard product', async () => {
    const { calls, answers } = recorded();
    await open({ answers });
    fireEvent.click(addButton());
    await screen.findByText(/ligt in uw winkelwagen/);
    expect(calls).toEqual([['add', { productId: product.id, quantity: 1 }]]);
  });

  it('saves the configuration first', async () => {
    const { calls, answers } = recorded();
    await open({ search: 'o.fixing=glue&quantity=3', answers });
    fireEvent.click(addButton());
    await screen.findByText(/ligt in uw winkelwagen/);
    expect(calls).toEqual([
      ['configure', { id: product.id, choices: { fixing: 'glue' }, quantity: 3 }],
      ['add', { productId: product.id, quantity: 3, configurationId: 'configuration-1' }],
    ]);
  });

  it('waits for the price when the button is clicked before', async () => {
    const { calls, answers } = recorded();
    const { asked } = await open({ answers });
    tap('Lijm');
    fireEvent.click(addButton());
    const pressed = await screen.findByRole('button', { name: 'Wordt toegevoegd' });
    expect(pressed.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(pressed);
    await settle();
    expect(calls).toEqual([]);
    asked[0]!.answer();
    await screen.findByText(/ligt in uw winkelwagen/);
    expect(calls.map(([path]) => path)).toEqual(['configure', 'add']);
  });

  it('is cancelled by another choice', async () => {
    const { calls, answers } = recorded();
    const { asked } = await open({ answers });
    tap('Lijm');
    fireEvent.click(addButton());
    await screen.findByRole('button', { name: 'Wordt toegevoegd' });
    await choose('Pluggen');
    asked.at(-1)!.answer();
    await waitFor(() => expect(isBusy()).toBe(false));
    await settle();
    expect(calls).toEqual([]);
    expect(addButton().getAttribute('aria-disabled')).toBeNull();
  });

  it('can be repeated after the price request has failed', async () => {
    const { calls, answers } = recorded();
    const { asked } = await open({ answers });
    tap('Lijm');
    fireEvent.click(addButton());
    await screen.findByRole('button', { name: 'Wordt toegevoegd' });
    asked[0]!.fail();
    await screen.findByRole('button', { name: 'Opnieuw berekenen' });
    expect(addButton().getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(addButton());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(calls).toEqual([]);
    asked[1]!.answer();
    await screen.findByText(/ligt in uw winkelwagen/);
    expect(calls.map(([path]) => path)).toEqual(['configure', 'add']);
  });

  it('focuses the missing choice when the response shows that one is missing', async () => {
    const { asked } = await open();
    tap('Magneten');
    fireEvent.click(addButton());
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.answer();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Wandplaat/ })));
  });

  it('changes the line that is being edited, and returns to the cart', async () => {
    const { calls, answers } = recorded();
    const { paths } = await open({ search: 'configuration=configuration-0&line=line-1&o.fixing=glue&quantity=2', answers });
    fireEvent.click(addButton());
    await waitFor(() => expect(paths).toEqual(['/winkelwagen']));
    expect(calls).toEqual([
      ['configure', { id: product.id, choices: { fixing: 'glue' }, quantity: 2, configurationId: 'configuration-0' }],
      ['update', { id: 'line-1', quantity: 2, configurationId: 'configuration-1' }],
    ]);
  });
});

describe('the URL', () => {
  it('contains the choices, so that a link restores them', async () => {
    const { asked } = await open();
    await choose('Lijm');
    await advanceAfter(1000, () => asked[0]!.answer());
    expect(window.location.search).toBe('?o.fixing=glue');
  });

  it('is not changed after another page was opened', async () => {
    const { asked } = await open();
    const replaced = jest.spyOn(window.history, 'replaceState');
    await choose('Lijm');
    asked[0]!.answer();
    window.history.pushState(null, '', '/winkelwagen');
    await advanceAfter(1000, () => tap('Pluggen'));
    expect(window.location.href).toMatch(/\/winkelwagen$/);
    expect(replaced).not.toHaveBeenCalled();
    replaced.mockRestore();
  });
});
