/** Pages of anything as one JSON array, item by item: never held whole. */
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
