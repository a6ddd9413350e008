/** Holds the clock by which pages grow old, for the tests of a file or a block: on a slow machine what is fresh would not stay so. */
export const holdClock = (): void => {
  const clock = Date.now.bind(Date);
  beforeAll(() => {
    const now = clock();
    Date.now = () => now;
  });
  afterAll(() => {
    Date.now = clock;
  });
};
