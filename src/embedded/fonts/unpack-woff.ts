import { inflateSync } from 'node:zlib';

const headerLength = 44;
const entryLength = 20;
const tableRecordLength = 16;
const padded = (length: number): number => (length + 3) & ~3;

/**
 * Decompresses a WOFF file at once, because fontkit would decompress the table of outlines again for each glyph.
 * @returns the font in TrueType or OpenType format
 * @see https://www.w3.org/TR/WOFF/
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = headerLength + at * entryLength;
    const [offset, packedLength, length] = [4, 8, 12].map((from) => woff.readUInt32BE(entry + from)) as [number, number, number];
    const packed = woff.subarray(offset, offset + packedLength);
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), content: packedLength < length ? inflateSync(packed) : packed };
  });
  const directoryLength = 12 + count * tableRecordLength;
  const font = Buffer.alloc(tables.reduce((sum, { content }) => sum + padded(content.length), directoryLength));
  woff.copy(font, 0, 4, 8);
  const selector = Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** selector * 16, 6);
  font.writeUInt16BE(selector, 8);
  font.writeUInt16BE((count - 2 ** selector) * 16, 10);
  let offset = directoryLength;
  for (const [at, { tag, checksum, content }] of tables.entries()) {
    const record = 12 + at * tableRecordLength;
    tag.copy(font, record);
    font.writeUInt32BE(checksum, record + 4);
    font.writeUInt32BE(offset, record + 8);
    font.writeUInt32BE(content.length, record + 12);
    content.copy(font, offset);
    offset += padded(content.length);
  }
  return font;
};
