import { cleanup } from '@testing-library/react';
import { renderInApp } from '../../../../test/support/in-app.js';
import type { Drawing } from '../../../../src/domain/drawing.js';
import { drawnFamilies, type Look } from '../../../../src/domain/drawn-families.js';
import { DrawingSlide } from './drawing-slide.js';

/** The drawing without ids and words. */
const drawn = (drawing: Drawing): string => {
  renderInApp(<DrawingSlide drawing={drawing} />, { namespaces: ['product'], answers: {} });
  const html = document.querySelector('svg')!.outerHTML.replaceAll(/ (?:id|clip-path)="[^"]*"/g, '');
  cleanup();
  return html;
};
/** Choices that are seen only with another one. */
const needs: Record<string, Look> = { direction: { grooves: 'lines' } };
const cases = Object.entries(drawnFamilies)
  .filter(([, { kind }]) => kind !== 'print')
  .flatMap(([code, family]) =>
    Object.entries(family.options).flatMap(([id, row]) => (typeof row === 'object' ? [[`${code} ${id}`, family, id, Object.values(row)] as const] : [])),
  );

describe('the drawings of the values of an option', () => {
  it.each(cases)('%s: differ', (_name, { kind, size, usual }, id, looks) => {
    const drawings = looks.map((look) => drawn({ kind, hex: '#8e9194', width: 1200, height: 600, ...size, ...usual, ...needs[id], ...look }));
    for (const html of drawings) expect(html).not.toMatch(/NaN|undefined/);
    expect(new Set(drawings).size).toBe(looks.length);
  });
});
