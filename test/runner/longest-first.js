import Sequencer from '@jest/test-sequencer';

/** Files that take longest, in this order: begun last, one worker would wait for the other. */
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
