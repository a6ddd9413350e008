import fc from 'fast-check';

type Mutation = (bytes: Buffer) => Buffer;

/** Strings with a meaning in HTTP, inserted at wrong places. */
const telling = [
  '\r\n',
  '\r\n\r\n',
  '\n',
  '\0',
  ' ',
  ':',
  '%00',
  '%',
  '..',
  '\r\nTransfer-Encoding: chunked',
  '\r\nContent-Length: 3',
  '\r\nExpect: 100-continue',
  '\r\nUpgrade: websocket\r\nConnection: Upgrade',
];

/** Any position, as a share of the length. Without `noBias`, fast-check mostly generates positions near the start. */
const place = fc.noBias(fc.integer({ min: 0, max: 65_535 })).map((step) => step / 65_536);
const length = fc.integer({ min: 1, max: 40 });
const at = (bytes: Buffer, share: number) => Math.floor(bytes.length * share);

const flip = fc.tuple(place, fc.nat(7)).map(
  ([share, bit]): Mutation =>
    (bytes) => {
      const flipped = Buffer.from(bytes);
      flipped[at(bytes, share)]! ^= 1 << bit;
      return flipped;
    },
);
const cut = fc.tuple(place, length).map(
  ([share, count]): Mutation =>
    (bytes) =>
      Buffer.concat([bytes.subarray(0, at(bytes, share)), bytes.subarray(at(bytes, share) + count)]),
);
const insert = fc.tuple(place, fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 8 }), fc.constantFrom(...telling))).map(
  ([share, added]): Mutation =>
    (bytes) =>
      Buffer.concat([bytes.subarray(0, at(bytes, share)), Buffer.from(added as string, 'latin1'), bytes.subarray(at(bytes, share))]),
);
const double = fc.tuple(place, length).map(
  ([share, count]): Mutation =>
    (bytes) => {
      const end = at(bytes, share) + count;
      return Buffer.concat([bytes.subarray(0, end), bytes.subarray(at(bytes, share), end), bytes.subarray(end)]);
    },
);

/** Applies one to four mutations: flips a bit, or cuts out, inserts or doubles bytes. */
export const mutated = (bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> =>
  fc.tuple(bytes, fc.array(fc.oneof(flip, cut, insert, double), { minLength: 1, maxLength: 4 })).map(([whole, mutations]) => mutations.reduce((one, mutate) => mutate(one), whole));
