import type { Readable } from 'node:stream';
import type { Arrivals, StoredFile } from './arrivals.js';

/** What is kept: it has a path, and a hash where it was received. */
export type Keepable = Pick<StoredFile, 'path'> & Partial<StoredFile>;

/** Where uploaded files lie, as `<id>/<file>`: a folder, or a bucket that several Shop APIs share. A store that is not to be had fails with Problem UNAVAILABLE. */
export interface FileStore {
  /** Where files come in, and what is kept comes from. */
  readonly arrivals: Arrivals;
  /** Gives an arrival its place, which nobody can read before it is there whole; the arrival is gone then. */
  keep(arrival: Keepable, id: string, file: string): Promise<void>;
  /** Gives a kept file a second place that lives on without the first; its content is never changed. @throws Problem NOT_FOUND */
  link(id: string, file: string, to: string): Promise<void>;
  /** A kept file, or undefined. */
  open(id: string, file: string): Promise<{ content: Readable; size: number } | undefined>;
  /** A kept file for what works on files: at a path of this machine, as long as the work lasts. It is read only. @throws Problem NOT_FOUND */
  local<Value>(id: string, file: string, work: (path: string) => Promise<Value>): Promise<Value>;
  /** Names of the files kept of an id; none for an unknown one. */
  filesOf(id: string): Promise<string[]>;
  /** Removes one file of an id. */
  drop(id: string, file: string): Promise<void>;
  /** Removes all files of these ids. */
  remove(ids: readonly string[]): Promise<void>;
  /** Removes what is a day old and nobody's: arrivals of processes that died, and files of ids that are not among the known. */
  sweep(knownOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  /** Whether files can be had and taken now. @throws Problem UNAVAILABLE, FILES_FULL */
  check(): Promise<void>;
}

/** Nest token of the `FileStore`. */
export const FILE_STORE = Symbol('FILE_STORE');
