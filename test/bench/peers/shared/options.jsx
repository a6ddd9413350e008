'use client';
import { useState } from 'react';

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** Form of a product: each choice has a price in cents, and the sum changes with the choices. */
export const Options = ({ groups }) => {
  const [chosen, setChosen] = useState(() => Object.fromEntries(groups.map(({ name, values }) => [name, values[0].label])));
  const [quantity, setQuantity] = useState(1);
  const each = groups.reduce((sum, { name, values }) => sum + values.find(({ label }) => label === chosen[name]).price, 0);
  return (
    <form>
      {groups.map(({ name, values }) => (
        <div key={name} role="radiogroup" aria-label={name}>
          <strong>{name}</strong>
          {values.map(({ label, price }) => (
            <label key={label}>
              <input type="radio" name={name} checked={chosen[name] === label} onChange={() => setChosen({ ...chosen, [name]: label })} />
              <span>{label}</span>
              <small>{euros.format(price / 100)}</small>
            </label>
          ))}
        </div>
      ))}
      <label>
        Aantal <input type="number" min="1" value={quantity} onChange={({ target }) => setQuantity(Number(target.value))} />
      </label>
      <output>{euros.format((each * quantity) / 100)}</output>
      <button type="button">In winkelwagen</button>
    </form>
  );
};
