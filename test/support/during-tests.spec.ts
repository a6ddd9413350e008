import { duringTests } from './during-tests.js';

const events: string[] = [];
const service = (name: string) => ({ name, calls: 0, stop: async () => void events.push(`stopped ${name}`) });

describe('what is started for the tests of a block', () => {
  describe('during the block', () => {
    const first = duringTests(async () => service('the first'));
    const second = duringTests(async () => service(`another beside ${first.name}`));
    let early = '';
    try {
      early = first.name;
    } catch (error) {
      early = (error as Error).message;
    }

    it('does not exist while tests are declared', () => expect(early).toMatch(/^Not started/));

    it('exists, and was started in the order of the declarations', () => expect(second.name).toBe('another beside the first'));

    it('keeps what a test changes', () => {
      second.calls += 1;
      expect(second.calls).toBe(1);
    });
  });

  it('is stopped in reverse order after the block', () => expect(events).toEqual(['stopped another beside the first', 'stopped the first']));
});
