// Replaces `@testing-library/react` in specs (see jest.config.js): only specs that import it pay for loading it.
import { act, configure, getConfig } from '@testing-library/react/dist/index.js';

export * from '@testing-library/react/dist/index.js';

const { asyncWrapper } = getConfig();
/** The real one, also while a test uses fake timers. */
const { setTimeout: startTimer } = globalThis;

/** Renders what an answer of the endpoint changes, inside `act`: outside of it React shows a Suspense fallback for at least 300 ms. */
const settle = async () => {
  // One task each for the answer, for what TanStack Query makes of it, and for what is asked next.
  for (let task = 0; task < 3; task += 1) await act(() => new Promise((done) => startTimer(done)));
};

configure({
  // What is waited for comes at once, but on a busy machine it may take its time.
  asyncUtilTimeout: 20_000,
  asyncWrapper: async (wait) => {
    await settle();
    return asyncWrapper(wait);
  },
});
