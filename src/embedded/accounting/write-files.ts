import { stringify, type Stringifier } from 'csv-stringify';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cellsOf, type ExportFileName, exportFiles, type RowOf } from './export-files.js';

const names = Object.keys(exportFiles) as ExportFileName[];

interface OpenFile {
  rows: Stringifier;
  written: Promise<void>;
  count: number;
}

/** Writes the CSV files of an export, and further documents, to a new folder. Only the owner can read them, because they contain personal data. */
export class ExportFolder {
  private readonly files = new Map<ExportFileName, OpenFile>();
  private documents = 0;

  private constructor(private readonly folder: string) {}

  /** @param folder must not exist */
  static async create(folder: string): Promise<ExportFolder> {
    await mkdir(folder, { mode: 0o700 });
    const made = new ExportFolder(folder);
    for (const name of names) made.files.set(name, await made.openFile(name));
    return made;
  }

  async add<Name extends ExportFileName>(name: Name, row: RowOf<Name>): Promise<void> {
    const file = this.files.get(name)!;
    file.count += 1;
    // A failure to write the file ends the wait too.
    if (!file.rows.write(cellsOf(name, row))) await Promise.race([once(file.rows, 'drain'), file.written]);
  }

  /** @param path relative to the folder, `ubl/FENC-2026-000001.xml` */
  async addDocument(path: string, content: string): Promise<void> {
    const [below] = path.split('/');
    if (this.documents === 0) await mkdir(join(this.folder, below!), { mode: 0o700 });
    this.documents += 1;
    await writeFile(join(this.folder, path), content, { flag: 'wx', mode: 0o600 });
  }

  /** Completes the files. @returns the number of rows of each file, and of the documents */
  async close(): Promise<{ rows: Record<ExportFileName, number>; documents: number }> {
    for (const { rows } of this.files.values()) rows.end();
    await Promise.all([...this.files.values()].map(({ written }) => written));
    const rows = Object.fromEntries([...this.files].map(([name, { count }]) => [name, count])) as Record<ExportFileName, number>;
    return { rows, documents: this.documents };
  }

  private async openFile(name: ExportFileName): Promise<OpenFile> {
    const path = join(this.folder, `${name}.csv`);
    const file = await open(path, 'wx', 0o600);
    const rows = stringify({ header: true, columns: exportFiles[name].columns.map((column) => column.name), bom: true, record_delimiter: 'windows' });
    const written = pipeline(rows, createWriteStream(path, { fd: file, flush: true }));
    // The failure is thrown by `close`; until then it must not end the process.
    written.catch(() => undefined);
    return { rows, written, count: 0 };
  }
}
