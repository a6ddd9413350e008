/** Runs the remaining steps of a start. If they fail, stops what was started before, so that no process outlives its test. */
export const stopOnFailure = async <Started>(stop: () => Promise<unknown>, rest: () => Promise<Started>): Promise<Started> => {
  try {
    return await rest();
  } catch (error) {
    await stop();
    throw error;
  }
};
