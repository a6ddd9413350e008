import { PrimaryPositions } from './primary-positions.js';

const positions = new PrimaryPositions();
positions.note(1000, 50);
positions.note(2000, 50);
positions.note(3000, 80);
positions.note(4000, 90);

it('measures the lag of a replica from the last moment at which it had everything', () => {
  expect(positions.lagOf(5000, 90)).toBe(0);
  expect(positions.lagOf(5000, 100)).toBe(0);
  expect(positions.lagOf(5000, 85)).toBe(2);
  expect(positions.lagOf(5000, 79)).toBe(3);
  expect(positions.lagOf(5000, 49)).toBe(Number.POSITIVE_INFINITY);
});

it('takes a replica for late while nothing is known about the primary', () => {
  expect(new PrimaryPositions().lagOf(5000, 90)).toBe(Number.POSITIVE_INFINITY);
});
