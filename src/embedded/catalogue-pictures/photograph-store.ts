import { Inject, Injectable } from '@nestjs/common';
import type { SentFile } from '../../common/send-file.js';
import type { IncomingFile } from '../../common/upload.js';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database } from '../database/database.module.js';
import type { ManifestEntry } from '../seed/catalogue-files.js';
import { FILE_STORE, type FileStore } from '../uploads/file-store.js';
import { writePhotograph } from '../uploads/pictures.js';
import { thumbnailName, UploadsService } from '../uploads/uploads.service.js';

export type ReceivedFile = Pick<IncomingFile, 'content' | 'finish'>;

const folder = '/Catalogue/pictures/';
const photographName = 'photograph-2400.webp';
const pathPattern = /^\/Catalogue\/pictures\/([\da-f]{32})\.webp$/;

/** Id of the photograph that a picture of the catalogue names; undefined: it is none that was added. */
const idIn = (file: string): string | undefined => pathPattern.exec(file)?.[1];

/** Path of a small JPEG of a photograph, for mails; undefined: the picture is no photograph that was added. */
export const mailPictureOf = (file: string): string | undefined => (idIn(file) ? file.replace(/\.webp$/, '.jpg') : undefined);

/** Photographs of products among the uploaded files. Their id is the hash of their content, so that the same photograph is stored once. */
@Injectable()
export class PhotographStore {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(FILE_STORE) private readonly store: FileStore,
    private readonly uploads: UploadsService,
  ) {}

  /**
   * Receives and stores a photograph.
   * @returns its entry of the catalogue
   * @throws Problem IMAGE_UNREADABLE for anything but a picture; as `UploadsService.receive`
   */
  async keep({ content, finish }: ReceivedFile): Promise<ManifestEntry> {
    await this.uploads.requireQuota();
    const received = await this.uploads.receive(content, 'photograph');
    const path = await this.store.incoming.place();
    try {
      await finish();
      if (!received.picture) throw new Problem('IMAGE_UNREADABLE');
      const id = received.sha256.slice(0, 32);
      const { width, height, placeholder } = await writePhotograph(received.path, path);
      await this.store.store({ path }, id, photographName);
      await this.uploads.settle({ ...received, id });
      await this.uploads.insertOnce(this.db, 'catalogue', { ...received, id });
      return { file: `${folder}${id}.webp`, width, height, ...(placeholder && { placeholder }) };
    } catch (error) {
      await Promise.all([received, { path }].map((file) => this.store.incoming.discard(file)));
      throw error;
    }
  }

  /** @param name `<id>.webp` or `<id>.jpg` @throws Problem NOT_FOUND */
  async get(name: string): Promise<SentFile> {
    const [id = '', ending] = name.split('.');
    const found = await this.store.open(id, ending === 'jpg' ? thumbnailName : photographName);
    if (!found) throw new Problem('NOT_FOUND');
    return { ...found, name, type: ending === 'jpg' ? 'image/jpeg' : 'image/webp', isInline: true, isPublic: true, etag: `"${name}"` };
  }

  /** Runs `work` with a local path of a photograph; undefined when the picture is none that was added, or is gone. */
  async local<Value>(file: string, work: (path: string) => Promise<Value>): Promise<Value | undefined> {
    const id = idIn(file);
    if (!id || !(await this.store.filesOf(id)).includes(photographName)) return undefined;
    return this.store.local(id, photographName, work);
  }
}
