/** Stops `Date.now` for the tests of a file or block: on a slow machine cache entries would otherwise expire during a test. */
export const freezeClock = (): void => {
  const clock = Date.now.bind(Date);
  beforeAll(() => {
    const now = clock();
    Date.now = () => now;
  });
  afterAll(() => {
    Date.now = clock;
  });
};
