import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Where it lies until it is kept. */
  path: string;
  size: number;
  sha256: string;
}

/** Where uploaded files lie. The default is a folder; a store elsewhere would stand beside it. */
export interface FileStore {
  /** Writes a stream to disk, whole or not at all; nobody can read it until it is kept. */
  receive(content: Readable): Promise<StoredFile>;
  /** A path to write something new at; it is kept or discarded like what was received. */
  arrival(): Promise<string>;
  /** Gives what was received its place: `<id>/<file>`. */
  keep(received: Pick<StoredFile, 'path'>, id: string, file: string): Promise<void>;
  /** Adds what was received to a kept file, of which the first `at` bytes count: on disk when it resolves. */
  append(received: Pick<StoredFile, 'path'>, id: string, file: string, at: number): Promise<void>;
  /** Gives a kept file a second place that lives on without the first; its content is never changed. */
  link(id: string, file: string, to: string): Promise<void>;
  /** Forgets what was received. */
  discard(received: Pick<StoredFile, 'path'>): Promise<void>;
  /** A kept file, or undefined. */
  open(id: string, file: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Names of the files kept of an id; none for an unknown one. */
  filesOf(id: string): Promise<string[]>;
  /** Path on this machine, for what works on files. */
  pathOf(id: string, file: string): string;
  /** Removes all files of these ids. */
  remove(ids: readonly string[]): Promise<void>;
  /** Removes what is a day old and nobody's: half received when a process died, or of ids that are not among the known. */
  sweep(knownOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}

/** Nest token of the `FileStore`. */
export const FILE_STORE = Symbol('FILE_STORE');
