// Stores a file of 64 MB in the configured file store, reads it back, and prints the memory used. A separate process, because a full garbage collection of a large heap takes seconds.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { readEnvironment } from '../../dist/src/config/environment.js';
import { openStore } from '../../dist/src/embedded/uploads/open-store.js';

const block = randomBytes(1_048_576);
const blocks = 64;

/** Bytes of buffers that are still referenced. Two collections: V8 frees the buffers of the first one concurrently, at the latest when the second one starts. */
const held = () => {
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().arrayBuffers;
};
const before = held();
let most = 0;
const look = () => {
  most = Math.max(most, held() - before);
};

async function* content() {
  for (let at = 0; at < blocks; at += 1) {
    if (at % 8 === 0) look();
    yield block;
  }
}
const [store, elsewhere] = [await openStore(readEnvironment(process.env)), await openStore(readEnvironment(process.env))];
const arrival = await store.incoming.receive(Readable.from(content(), { objectMode: false }));
let watch;
/** Looks again after ten times as long as the collections took: on a busy machine, more frequent ones would leave no time for the transfer. */
const lookAgain = () => {
  const began = performance.now();
  look();
  watch = setTimeout(lookAgain, Math.max(200, 10 * (performance.now() - began)));
};
lookAgain();
await store.store(arrival, 'large', 'original');
clearTimeout(watch);

const hash = createHash('sha256');
const found = await elsewhere.open('large', 'original');
let read = 0;
for await (const chunk of found.content) {
  if (read % (8 * block.length) < chunk.length) look();
  read += chunk.length;
  hash.update(chunk);
}
process.stdout.write(JSON.stringify({ sent: blocks * block.length, size: found.size, read, isSame: hash.digest('hex') === arrival.sha256, most }));
