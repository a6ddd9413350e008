import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { SentFile } from '../../common/send-file.js';
import type { StorageItem } from '../../contract/storage.js';
import { Identity } from '../identity/identity.js';
import { jsonArray } from '../json-array.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { createZip } from '../zip.js';
import { StorageService } from './storage.service.js';

type Items = AsyncIterable<StorageItem[]>;
const types = { json: 'application/json', csv: 'text/csv; charset=utf-8', zip: 'application/zip' } as const;
const columns = ['id', 'position', 'kind', 'name', 'note', 'configurationId', 'file', 'type', 'size', 'createdAt'] as const;

async function* nothing(): AsyncGenerator<StorageItem[]> {}

/** Prefixes a cell that a spreadsheet would run as a formula (CSV injection). */
const safe = (value: string | null): string => (value && /^[=+\-@\t\r]/.test(value) ? `'${value}` : (value ?? ''));

async function* rows(pages: Items): AsyncGenerator<(string | number)[]> {
  for await (const page of pages) {
    for (const { id, position, kind, name, note, configurationId, files, createdAt } of page) {
      const facts = [id, position ?? '', kind, safe(name), safe(note), configurationId ?? ''];
      for (const file of files.length ? files : [undefined]) yield [...facts, safe(file?.name ?? ''), file?.type ?? '', file?.size ?? '', createdAt];
    }
  }
}

/** Streamed export of an owner's library. */
@Injectable()
export class StorageExport {
  constructor(
    private readonly identity: Identity,
    private readonly storage: StorageService,
    private readonly uploads: UploadsService,
  ) {}

  async export({ format }: InputValue<'exportStorage'>, call: CallContext): Promise<SentFile> {
    const owner = await this.identity.ownerOf(call);
    const pages = owner ? this.storage.pages(owner, call.locale) : nothing();
    const content = { json: () => Readable.from(jsonArray(pages)), csv: () => this.csv(pages), zip: () => this.zip(pages) }[format]();
    return { name: `storage.${format}`, type: types[format], content };
  }

  private csv(pages: Items): Readable {
    return Readable.from(rows(pages)).pipe(stringify({ header: true, columns: [...columns], record_delimiter: 'windows' }));
  }

  /** `items.json` and every file. The archive opens one file after the other while it is read. */
  private zip(pages: Items): Readable {
    const { archive, content } = createZip();
    const fill = async () => {
      const items: StorageItem[] = [];
      for await (const page of pages) items.push(...page);
      archive.addBuffer(Buffer.from(JSON.stringify(items, null, 2)), 'items.json');
      for (const { files, position } of items) {
        for (const file of files) {
          archive.addReadStreamLazy(`${position}-${file.position}-${basename(file.name)}`, { compress: false }, (found) => {
            this.uploads.open(file.uploadId).then(
              (stream) => found(null, stream),
              (error: Error) => found(error, undefined as never),
            );
          });
        }
      }
      archive.end();
    };
    fill().catch((error: Error) => content.destroy(error));
    return content;
  }
}
