import { jest } from '@jest/globals';
import { useSuspenseQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { order, orderLine } from '../../test/factories/order.js';
import { renderInApp } from '../../test/support/in-app.js';
import { useApi } from './api.js';
import { useAddToCart } from './use-add-to-cart.js';

const Buy = () => {
  useSuspenseQuery(useApi().cart.order.queryOptions());
  const { add, added, problem } = useAddToCart();
  return (
    <>
      <button type="button" onClick={() => add({ productId: 'wpn-01', quantity: 2 })}>
        Kopen
      </button>
      <output>{added}</output>
      <p role="alert">{problem}</p>
    </>
  );
};

interface Shop {
  /** The write is executed although its response is lost. */
  isMade?: boolean;
  /** The cart cannot be read after the write. */
  isGone?: boolean;
}

/** A shop whose response to `addLine` is lost. @returns the received idempotency keys */
const openShop = ({ isMade = false, isGone = false }: Shop) => {
  const keys: unknown[] = [];
  let pieces = 1;
  renderInApp(<Buy />, {
    namespaces: ['product'],
    answers: {
      'cart.order': () => (isGone && keys.length ? Promise.reject(new Error('no connection')) : order({ lines: [orderLine({ quantity: pieces })] })),
      'cart.addLine': (input) => {
        keys.push((input as { idempotencyKey: string }).idempotencyKey);
        if (isMade) pieces += 2;
        return Promise.reject(new Error('the connection broke'));
      },
    },
  });
  return keys;
};
const buy = async () => fireEvent.click(await screen.findByRole('button', { name: 'Kopen' }));
const said = () => screen.getByRole('alert').textContent;

describe('adding to the cart', () => {
  it('succeeds when the response is lost and the cart contains the pieces', async () => {
    openShop({ isMade: true });
    await buy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
    expect(said()).toBe('');
  });

  it('shows that the cart has not changed when it does not contain the pieces', async () => {
    openShop({});
    await buy();
    await waitFor(() => expect(said()).toContain('Uw winkelwagen is niet gewijzigd'));
  });

  it('shows that the outcome is unknown when the cart cannot be read, and retries with the same key', async () => {
    const keys = openShop({ isGone: true });
    await buy();
    await waitFor(() => expect(said()).toContain('Wij kregen geen antwoord'));
    await buy();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends nothing from a browser that refuses cookies, and shows why', async () => {
    const keys = openShop({});
    const setting = jest.spyOn(window.navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    try {
      await buy();
      await waitFor(() => expect(said()).toContain('Uw browser weigert cookies'));
      expect(keys).toEqual([]);
    } finally {
      setting.mockRestore();
    }
  });
});
