import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** Hexadecimal digits of a SHA-1 hash, and a read size in bytes that covers the rest of a line and the whole next line. */
const digits = 40;
const twoLines = 160;
const isLine = /^[\dA-F]{40}(?::\d{1,12})?$/i;

interface Line {
  hash: string;
  start: number;
  end: number;
}

/**
 * A file of sorted SHA-1 hashes, one per line, as `<hash>` or `<hash>:<count>`: the format of Have I Been Pwned.
 * A lookup is a binary search in the file: about 36 reads of 160 bytes for a billion lines. Nothing is kept in memory.
 */
export class SortedHashes {
  private constructor(
    private readonly file: FileHandle,
    private readonly size: number,
  ) {}

  /** @throws Error when the file cannot be read, or its first line is not a SHA-1 hash */
  static async open(path: string): Promise<SortedHashes> {
    const file = await open(path);
    const hashes = new SortedHashes(file, (await file.stat()).size);
    const first = await hashes.lineFrom(0);
    if (first && isLine.test(await hashes.text(first))) return hashes;
    await file.close();
    throw new Error('the file does not begin with a SHA-1 sum');
  }

  /** Whether the file contains the SHA-1 hash of a text. */
  async has(text: string): Promise<boolean> {
    const wanted = createHash('sha1').update(text).digest('hex').toUpperCase();
    // Invariant: the wanted line begins at or after `low` and before `high`.
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = await this.lineFrom(middle);
      if (line?.hash === wanted) return true;
      if (line && line.start < high && line.hash < wanted) low = line.end;
      else high = middle;
    }
    return false;
  }

  close(): Promise<void> {
    return this.file.close();
  }

  /** The first line that begins at or after a byte position. */
  private async lineFrom(place: number): Promise<Line | undefined> {
    const from = Math.max(0, place - 1);
    const bytes = await this.read(from);
    const start = place === 0 ? 0 : bytes.indexOf('\n') + 1;
    if ((place > 0 && start === 0) || start >= bytes.length) return undefined;
    const newline = bytes.indexOf('\n', start);
    const hash = bytes.toString('latin1', start, start + digits).toUpperCase();
    return { hash, start: from + start, end: from + (newline < 0 ? bytes.length : newline + 1) };
  }

  private async text({ start, end }: Line): Promise<string> {
    return (await this.read(start)).toString('latin1', 0, end - start).trimEnd();
  }

  private async read(position: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.file.read({ buffer: Buffer.alloc(twoLines), position });
    return buffer.subarray(0, bytesRead);
  }
}
