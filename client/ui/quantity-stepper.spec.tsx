import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TextStore } from '../core/text-store.js';
import { TextsProvider } from '../core/texts.js';
import { QuantityStepper } from './quantity-stepper.js';

const textStore = new TextStore('nl-NL', {
  global: { quantity: { less: 'Eén minder', more: 'Eén meer' } },
  product: { quantityFault: { fraction: 'Een heel getal.', bounds: '{min} tot en met {max}.' } },
});

const Shown = ({ onChange }: { onChange(quantity: number): void }) => {
  const [value, setValue] = useState(1);
  const change = (quantity: number) => {
    setValue(quantity);
    onChange(quantity);
  };
  return (
    <TextsProvider store={textStore}>
      <QuantityStepper value={value} onChange={change} label="Aantal" max={3} />
    </TextsProvider>
  );
};

const show = () => {
  const changes: number[] = [];
  render(<Shown onChange={(quantity) => changes.push(quantity)} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal' });
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Eén minder' });
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Eén meer' });
  return { changes, field, less, more };
};

describe('The quantity stepper', () => {
  afterEach(cleanup);

  it('counts up and down and stops at its bounds', () => {
    const { field, less, more } = show();
    expect(less.disabled).toBe(true);
    fireEvent.click(more);
    fireEvent.click(more);
    expect(field.value).toBe('3');
    expect(more.disabled).toBe(true);
    fireEvent.click(less);
    expect(field.value).toBe('2');
  });

  it('reports a typed quantity at once', () => {
    const { changes, field } = show();
    fireEvent.change(field, { target: { value: '2' } });
    expect(changes).toEqual([2]);
  });

  it.each([
    ['', '1 tot en met 3.'],
    ['0', '1 tot en met 3.'],
    ['4', '1 tot en met 3.'],
    ['two', '1 tot en met 3.'],
    ['1.5', 'Een heel getal.'],
  ])('keeps an invalid quantity as it is typed, does not report it, and gives the reason: "%s"', (typed, reason) => {
    const { changes, field } = show();
    fireEvent.change(field, { target: { value: typed } });
    expect(changes).toEqual([]);
    fireEvent.blur(field);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(screen.getByRole('alert').textContent).toBe(reason);
  });

  it('counts with the arrow keys', () => {
    const { changes, field } = show();
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(changes).toEqual([2, 1]);
  });
});
