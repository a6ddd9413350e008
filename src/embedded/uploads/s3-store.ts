import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigurationError } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import { type IncomingFiles, isStale } from './incoming-files.js';
import { type Bucket, isRefusal, type Limits } from './bucket.js';
import type { FileStore, StorableFile } from './file-store.js';

/** Prefix of the shop's keys in a bucket. The sweep removes no other keys. */
const root = 'uploads/';
const folderOf = (id: string): string => `${root}${id}/`;
const keyOf = (id: string, file: string): string => `${folderOf(id)}${file}`;
const idOf = (key: string): string => key.slice(root.length).split('/')[0]!;

/** Maximum number of keys in one call to list or delete. */
const batch = 1000;

/** Stores files in a bucket of an S3-compatible server, which several Shop APIs can share. */
export class S3Store implements FileStore {
  constructor(
    private readonly bucket: Bucket,
    readonly incoming: IncomingFiles,
  ) {}

  async store(arrival: StorableFile, id: string, file: string): Promise<void> {
    const { size } = await stat(arrival.path);
    const store = (limits: Limits) => {
      const put = () => this.upload(arrival, size, keyOf(id, file), limits);
      // Tried once more, because the server can close a reused connection at this moment. Storing the same bytes twice is harmless.
      return put().catch((error: unknown) => (isRefusal(error) || limits.abortSignal.aborted ? Promise.reject(error as Error) : put()));
    };
    await this.bucket.request('Storing a file', store, size);
    await this.incoming.discard(arrival);
  }

  async link(id: string, file: string, to: string): Promise<void> {
    const copy = new CopyObjectCommand({ Bucket: this.bucket.name, CopySource: `${this.bucket.name}/${keyOf(id, file)}`, Key: keyOf(to, file) });
    await this.bucket.request('Copying a file', (limits) => this.bucket.client.send(copy, limits));
  }

  async open(id: string, file: string): Promise<{ content: Readable; size: number } | undefined> {
    const get = new GetObjectCommand({ Bucket: this.bucket.name, Key: keyOf(id, file) });
    return this.bucket
      .read('Reading a file', (limits) => this.bucket.client.send(get, limits))
      .catch((error: unknown) => (error instanceof Problem && error.code === 'NOT_FOUND' ? undefined : Promise.reject(error as Error)));
  }

  async local<Value>(id: string, file: string, work: (path: string) => Promise<Value>): Promise<Value> {
    const found = await this.open(id, file);
    if (!found) throw new Problem('NOT_FOUND');
    const path = await this.incoming.place();
    try {
      await pipeline(found.content, createWriteStream(path, { mode: 0o600 }));
      return await work(path);
    } finally {
      await this.incoming.discard({ path });
    }
  }

  async filesOf(id: string): Promise<string[]> {
    const names: string[] = [];
    for await (const page of this.pages(folderOf(id))) names.push(...page.map(({ key }) => key.slice(folderOf(id).length)));
    return names;
  }

  drop(id: string, file: string): Promise<void> {
    return this.delete([keyOf(id, file)]);
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) for await (const page of this.pages(folderOf(id))) await this.delete(page.map(({ key }) => key));
  }

  async sweep(knownOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    await this.incoming.sweep();
    for await (const page of this.pages(root)) {
      const stale = page.filter(({ modified }) => isStale(modified));
      const known = await knownOf([...new Set(stale.map(({ key }) => idOf(key)))]);
      await this.delete(stale.map(({ key }) => key).filter((key) => !known.has(idOf(key))));
    }
  }

  async check(): Promise<void> {
    await this.incoming.requireSpace();
    await this.bucket.request('Checking the bucket', (limits) => this.bucket.client.send(new HeadBucketCommand({ Bucket: this.bucket.name }), limits));
  }

  /** @throws ConfigurationError when the bucket refuses access. The start does not fail when the server does not answer. */
  async assertOpen(): Promise<void> {
    const failure: unknown = await this.list({ MaxKeys: 1 }, { abortSignal: AbortSignal.timeout(5000) }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (isRefusal(failure)) throw new ConfigurationError(`The bucket ${this.bucket.name} cannot be used (${failure.name}). Check S3_BUCKET, S3_REGION and the access key.`);
  }

  private async upload({ path, sha256 }: StorableFile, size: number, key: string, limits: Limits): Promise<void> {
    const content = createReadStream(path);
    const sum = sha256 === undefined ? {} : { ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') };
    try {
      await this.bucket.client.send(new PutObjectCommand({ Bucket: this.bucket.name, Key: key, Body: content, ContentLength: size, ...sum }), limits);
    } finally {
      content.destroy();
    }
  }

  private async *pages(prefix: string): AsyncGenerator<{ key: string; modified: Date }[]> {
    let after: string | undefined;
    do {
      // Continues after the last key instead of using the server's continuation token, so that keys deleted meanwhile do not shift the pages.
      const page = await this.bucket.request('Listing files', (limits) => this.list({ Prefix: prefix, MaxKeys: batch, ...(after !== undefined && { StartAfter: after }) }, limits));
      const found = (page.Contents ?? []).map(({ Key = '', LastModified = new Date() }) => ({ key: Key, modified: LastModified }));
      if (found.length) yield found;
      after = page.IsTruncated ? found.at(-1)?.key : undefined;
    } while (after !== undefined);
  }

  private list(requested: { Prefix?: string; MaxKeys: number; StartAfter?: string }, limits: Limits): Promise<ListObjectsV2CommandOutput> {
    return this.bucket.client.send(new ListObjectsV2Command({ Bucket: this.bucket.name, Prefix: root, ...requested }), limits);
  }

  /** @param keys at most one page of them */
  private async delete(keys: readonly string[]): Promise<void> {
    if (!keys.length) return;
    const wanted = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
    await this.bucket.request('Deleting files', async (limits) => {
      const { Errors = [] } = await this.bucket.client.send(new DeleteObjectsCommand({ Bucket: this.bucket.name, Delete: wanted }), limits);
      if (Errors.length) throw new Error(`${Errors.length} of ${keys.length} files were not deleted: ${Errors[0]!.Code}`);
    });
  }
}
