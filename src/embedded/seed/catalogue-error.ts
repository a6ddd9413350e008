/** The catalogue contains errors; the message lists each with its place. */
export class CatalogueError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The catalogue has ${faults.length} error(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'CatalogueError';
  }
}
