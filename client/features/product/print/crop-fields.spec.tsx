import { fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../../../../test/support/in-app.js';
import type { Area, Job } from './crop-area.js';
import { CropFields } from './crop-fields.js';

const job: Job = { source: { width: 4000, height: 3000 }, sheet: { width: 600, height: 400, bleed: 5 }, minimumDpi: 60, isRound: false };
const area: Area = { x: 0, y: 0, width: 3000, height: 2016, rotation: 0 };

describe('the fields of a crop', () => {
  it.each([
    ['100', 100, ''],
    ['100 px', 100, ''],
    ['1.000', 1000, ''],
    ['1 000', 1000, ''],
    ['', undefined, ''],
    ['100,5', undefined, 'Vul een heel getal in, zonder cijfers achter de komma.'],
    ['abc', undefined, 'Vul een heel getal in, zonder cijfers achter de komma.'],
  ])('read %j as %s', (typed, x, reason) => {
    const moved: number[] = [];
    renderInApp(<CropFields job={job} area={area} faults={{}} onChange={(next) => moved.push(next.x)} />, { namespaces: ['product'] });
    const field = screen.getAllByRole<HTMLInputElement>('spinbutton')[0]!;
    fireEvent.change(field, { target: { value: typed } });
    expect(moved).toEqual([]);
    fireEvent.blur(field);
    expect(moved).toEqual(x === undefined ? [] : [x]);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '').toBe(reason);
    expect(field.value).toBe(reason ? typed : '0');
  });
});
