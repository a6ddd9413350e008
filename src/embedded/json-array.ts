/** Streams the items of all pages as one JSON array; only one page is in memory at a time. */
export async function* jsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    for (const item of page) {
      yield separator + JSON.stringify(item);
      separator = ',\n';
    }
  }
  yield separator === '[' ? '[]' : ']';
}
