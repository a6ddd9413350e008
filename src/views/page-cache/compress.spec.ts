import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brotli, compress, encodings } from './compress.js';
import { CachedPage } from './cached-page.js';
import { NonceTemplate, placeholder } from './nonce-template.js';

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
/** A text with a nonce between its parts, as in pages. */
const textWith = (parts: readonly string[], nonce: string) => parts.join(` nonce="${nonce}">`);
const stencilOf = (parts: readonly string[]) => {
  const nonce = randomUUID();
  return new NonceTemplate(CachedPage.from({ html: Buffer.from(textWith(parts, nonce)), nonce, locale: 'nl-NL' }, 0).bytes);
};
const longParts = ['<head>', 'é€ and more, '.repeat(20), 'x'.repeat(50), Array.from({ length: 9000 }, (_, at) => `${at} word`).join(' '), '</html>'];

describe.each(encodings)('a page compressed with gaps, in %s', (encoding) => {
  it('decompresses to the page for every inserted nonce', async () => {
    const compressed = (await compress(stencilOf(longParts), encoding))!;
    for (let round = 0; round < 20; round += 1) {
      const nonce = randomUUID();
      expect(decompress[encoding](compressed.fill(nonce)).toString()).toBe(textWith(longParts, nonce));
    }
  });

  it('is hardly larger than without gaps', async () => {
    const plain = (await compress(new NonceTemplate(Buffer.from(textWith(longParts, randomUUID()))), encoding))!;
    const withGaps = (await compress(stencilOf(longParts), encoding))!;
    expect(withGaps.bytes.length).toBeLessThan(plain.bytes.length + 300);
  });

  it('decompresses to the original for arbitrary pages', async () => {
    const part = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 3000 }), fc.constant('<link rel="modulepreload"'), fc.constant('nonce="'));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 8 }), fc.uuid(), async (parts, nonce) => {
        const compressed = await compress(stencilOf(parts), encoding);
        expect(decompress[encoding](compressed!.fill(nonce)).toString()).toBe(textWith(parts, nonce));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a page compressed with maximum quality', () => {
  const small = (parts: readonly string[]) => compress(stencilOf(parts), 'br', brotli.small);
  const part = fc.string({ unit: 'grapheme', maxLength: 3000 });

  it('decompresses to the original for arbitrary pages with one nonce', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(part, part), fc.uuid(), async (parts, nonce) => {
        expect(brotliDecompressSync((await small(parts))!.fill(nonce)).toString()).toBe(textWith(parts, nonce));
      }),
      { numRuns: 60 },
    );
  });

  it('is undefined if several nonces in it would be compressed as copies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 3, maxLength: 8 }), fc.uuid(), async (parts, nonce) => {
        const compressed = await small(parts);
        if (compressed) expect(brotliDecompressSync(compressed.fill(nonce)).toString()).toBe(textWith(parts, nonce));
      }),
      { numRuns: 60 },
    );
    expect(await small(longParts)).toBeUndefined();
  });
});

describe('a returned copy', () => {
  it('contains only the next nonce', () => {
    const page = stencilOf(['a', 'b', 'c']);
    const first = page.fill(randomUUID());
    page.release(first);
    const nonce = randomUUID();
    const next = page.fill(nonce);
    expect(next).toBe(first);
    expect(next.toString()).toBe(textWith(['a', 'b', 'c'], nonce));
  });

  it('is not reused while it is in use', () => {
    const page = stencilOf(['a', 'b']);
    page.release(page.fill(randomUUID()));
    expect(page.fill(randomUUID())).not.toBe(page.fill(randomUUID()));
    expect(page.bytes.includes(placeholder)).toBe(true);
  });
});
