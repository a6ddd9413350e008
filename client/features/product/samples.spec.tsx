import { fireEvent, screen } from '@testing-library/react';
import { order, orderLine, price } from '../../../test/factories/order.js';
import { renderInApp } from '../../../test/support/in-app.js';
import { Samples } from './samples.js';

const colours = ['oker', 'petrol', 'antraciet', 'wit', 'zand', 'mos'];
const product = {
  id: 'wpn-oker-01',
  samples: colours.map((name) => ({ productId: `wpn-${name}-sample`, sampleOf: `wpn-${name}-01`, name, hex: '#aa8800', price: price(0), isAvailable: true })),
};
const sampleLine = (name: string) => orderLine({ id: `sample-${name}`, productId: `wpn-${name}-sample`, name: `Monster: ${name}`, quantity: 1, isSample: true });
/** Ends with what a control does, after the visible colour and price. */
const inCart = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}.*Monster ${name} ligt in uw winkelwagen: naar de winkelwagen$`), hidden: true });

const openSamples = (names: string[]) => {
  const lines = names.map(sampleLine);
  const answers = {
    'cart.order': () => order({ lines }),
    'cart.addLine': () => {
      lines.push(sampleLine('petrol'));
      return order({ lines });
    },
  };
  renderInApp(<Samples product={product} />, { namespaces: ['product', 'global'], answers });
  document.querySelector('details')!.open = true;
};
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name: new RegExp(`^${name}.*Bestel monster ${name}$`) });

describe('the samples of a product', () => {
  // jsdom does not implement modal dialogs.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });

  it('link to the cart when it contains them', async () => {
    openSamples(['oker']);
    expect((await inCart('oker')).getAttribute('href')).toBe('/winkelwagen');
    expect(screen.queryByRole('button', { name: /Bestel monster oker$/ })).toBeNull();
    expect(button('petrol').disabled).toBe(false);
  });

  it('move the focus to the link of a sample that was just added', async () => {
    openSamples([]);
    fireEvent.click(button('petrol'));
    const link = await inCart('petrol');
    expect(document.activeElement).toBe(link);
  });

  it('cannot be ordered beside the five in the cart, with the reason before a click', async () => {
    openSamples(colours.slice(0, 5));
    expect(await screen.findByText(/Er liggen 5 monsters in uw winkelwagen/)).toBeTruthy();
    expect(button('mos').disabled).toBe(true);
  });
});
