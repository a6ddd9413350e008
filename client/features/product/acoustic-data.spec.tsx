import { screen } from '@testing-library/react';
import { renderInApp } from '../../../test/support/in-app.js';
import type { Acoustics } from '../../../src/contract/product.js';
import { ratingOf } from '../../../src/domain/acoustics.js';
import { AcousticData } from './acoustic-data.js';

const foam = [0.15, 0.35, 0.75, 0.95, 0.95, 0.95];
const absorbing: Acoustics = { kind: 'absorption', bands: foam, mounting: 'direct op de wand', ...ratingOf(foam), nrc: 0.75 };
const show = (acoustics: Acoustics) => renderInApp(<AcousticData acoustics={acoustics} />, { namespaces: ['product'] });
const notes = [/buren/, /tussen ruimten/, /contactgeluid, zoals voetstappen/];

describe('acoustic data of a product', () => {
  it.each<[string, Acoustics, RegExp]>([
    ['an absorber', absorbing, notes[0]!],
    ['a free-standing absorber', { kind: 'object', bands: foam, mounting: 'per stuk' }, notes[0]!],
    ['an insulating product', { kind: 'insulation', rw: 28 }, notes[1]!],
    ['an underlay', { kind: 'impact', deltaLw: 19 }, notes[2]!],
  ])('say once what %s does not do', async (_, acoustics, note) => {
    show(acoustics);
    expect(await screen.findAllByText(note)).toHaveLength(1);
    for (const other of notes.filter((one) => one !== note)) expect(screen.queryByText(other)).toBeNull();
  });

  it('show αw with its shape indicators, and what they mean', async () => {
    show(absorbing);
    expect(await screen.findByText('0,65(MH)')).toBeTruthy();
    expect(screen.getByText(/L, M of H tussen haakjes/)).toBeTruthy();
  });

  it('explain no shape indicators where there are none', async () => {
    const panel = [0.2, 0.6, 0.95, 1, 1, 0.95];
    show({ ...absorbing, bands: panel, ...ratingOf(panel) });
    expect(await screen.findByText('0,90')).toBeTruthy();
    expect(screen.queryByText(/tussen haakjes/)).toBeNull();
  });

  it('are absent for a product without', () => {
    show({ kind: 'none' });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
