import Sequencer from '@jest/test-sequencer';

/** Slowest test files, which start first in this order: if one started last, the other workers would wait for it. */
const long = [
  'test/docker/dockerfile',
  'test/sites/sites-1',
  'test/sites/sites-',
  'test/cli/db',
  'test/cli/payments',
  'test/contract/contract',
  'test/start/',
  'test/cli/',
  'test/',
];
const rankOf = (/** @type {string} */ path) => {
  const rank = long.findIndex((part) => path.includes(`/${part}`));
  return rank < 0 ? long.length : rank;
};

export default class LongestFirst extends (Sequencer.default ?? Sequencer) {
  /** @param {import('@jest/test-result').Test[]} tests */
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one.path) - rankOf(other.path));
  }
}
