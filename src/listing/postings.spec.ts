import { applyWeights, Postings } from './postings.js';

const none = 4;
const bytesOf = (postings: Postings) => Buffer.from(postings.toHex().slice(2), 'hex');

describe('postings', () => {
  it('store ordinals with their weights, whatever the distance between ordinals', () => {
    const bearers = [0, 1, 31, 32, 33, 160, 70_000, 99_999].map((ordinal, at) => [ordinal, at % none] as const);
    const postings = new Postings();
    for (const [ordinal, weight] of bearers) postings.add(ordinal, weight);
    const weights = new Uint8Array(100_000).fill(none);
    applyWeights(bytesOf(postings), weights);
    expect([...weights.entries()].filter(([, weight]) => weight < none)).toEqual(bearers);
    expect(postings.families).toBe(bearers.length);
  });

  it('never replace a weight by a worse one', () => {
    const postings = new Postings();
    postings.add(1, 2);
    postings.add(2, 2);
    const weights = Uint8Array.of(none, 1, 3);
    applyWeights(bytesOf(postings), weights);
    expect([...weights]).toEqual([none, 1, 2]);
  });
});
