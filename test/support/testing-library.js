// Replaces `@testing-library/react` in specs (see jest.config.js). Specs that do not import it do not load it.
import { act, configure, getConfig } from '@testing-library/react/dist/index.js';

export * from '@testing-library/react/dist/index.js';

const { asyncWrapper } = getConfig();
/** The real timer, also while a test uses fake timers. */
const { setTimeout: startTimer } = globalThis;

/** Waits inside `act` until responses of the endpoint are rendered: outside `act` React shows a Suspense fallback for at least 300 ms. */
const settle = async () => {
  // Three tasks: the response, its processing by TanStack Query, and a following request.
  for (let task = 0; task < 3; task += 1) await act(() => new Promise((done) => startTimer(done)));
};

configure({
  // Elements appear immediately, but can take longer on a slow machine.
  asyncUtilTimeout: 20_000,
  asyncWrapper: async (wait) => {
    await settle();
    return asyncWrapper(wait);
  },
});
