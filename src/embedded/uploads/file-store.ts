import type { Readable } from 'node:stream';
import type { IncomingFiles, StoredFile } from './incoming-files.js';

/** A local file that can be stored. It has a hash when it was received. */
export type StorableFile = Pick<StoredFile, 'path'> & Partial<StoredFile>;

/** Storage of uploaded files as `<id>/<file>`: a folder, or a bucket that several Shop APIs share. Every call fails with Problem UNAVAILABLE while the bucket does not answer. */
export interface FileStore {
  /** Local folder of files that are received or created and not yet stored. */
  readonly incoming: IncomingFiles;
  /** Moves a local file to the store. It can be read only once it is complete. The local file is then gone. */
  store(arrival: StorableFile, id: string, file: string): Promise<void>;
  /** Copies a stored file to the id `to`; the copy stays when the original is removed. Content of stored files never changes. @throws Problem NOT_FOUND */
  link(id: string, file: string, to: string): Promise<void>;
  /** Opens a stored file; undefined when it does not exist. */
  open(id: string, file: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Runs `work` with a local path of a stored file, which exists until the work ends and must not be changed. @throws Problem NOT_FOUND */
  local<Value>(id: string, file: string, work: (path: string) => Promise<Value>): Promise<Value>;
  /** Names of the files of an id; empty for an unknown id. */
  filesOf(id: string): Promise<string[]>;
  /** Removes one file of an id. */
  drop(id: string, file: string): Promise<void>;
  /** Removes all files of these ids. */
  remove(ids: readonly string[]): Promise<void>;
  /** Removes files that are older than a day and unused: local files of processes that crashed, and stored files of unknown ids. @param knownOf returns those of the ids that the database contains */
  sweep(knownOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  /** Checks that files can be read and stored now. @throws Problem UNAVAILABLE, FILES_FULL */
  check(): Promise<void>;
}

/** Nest token of the `FileStore`. */
export const FILE_STORE = Symbol('FILE_STORE');
