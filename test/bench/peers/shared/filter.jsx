'use client';
import { useState } from 'react';

/** Filters whose checkbox changes immediately, before the list arrives. */
export const Filter = ({ facets, chosen, onChoose }) => {
  const [ticked, setTicked] = useState(chosen);
  const toggle = (one) => {
    const next = ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one];
    setTicked(next);
    onChoose(next);
  };
  return (
    <details className="filter">
      <summary>Filter</summary>
      <form>
        {facets.map(({ key, values }) => (
          <fieldset key={key}>
            <legend>{key}</legend>
            {values.map(({ value, label, count }) => (
              <label key={value}>
                <input type="checkbox" checked={ticked.includes(`${key}:${value}`)} onChange={() => toggle(`${key}:${value}`)} />
                <span>{label}</span>
                <small>{count}</small>
              </label>
            ))}
          </fieldset>
        ))}
      </form>
    </details>
  );
};
