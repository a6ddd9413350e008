import { Injectable } from '@nestjs/common';
import type { CallContext } from '../../common/call-context.js';
import type { Choices } from '../../contract/configuration.js';
import type { Executor } from '../database/database.module.js';
import type { Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import { UploadLimits } from '../uploads/upload-limits.js';
import { previewPath, type UploadRow, UploadsService } from '../uploads/uploads.service.js';
import { type ConfigurationRow, findDesigns } from './configuration.store.js';
import { configurationTable } from './configuration.tables.js';
import { type Design, fileChoicesOf, ownFilesOf } from './design-files.js';

/** The choices and crop of a design, with its files replaced by their copies. A choice whose file was deleted stays unchanged. */
const withCopies = ({ row, product }: Design, copies: ReadonlyMap<string, UploadRow>, prints: ReadonlyMap<string, UploadRow>): Pick<ConfigurationRow, 'choices' | 'crop'> => {
  const files = fileChoicesOf(product, row.choices);
  const choices: Choices = Object.fromEntries(
    Object.entries(row.choices).map(([option, choice]) => [option, files.has(option) ? (copies.get(files.get(option)!)?.id ?? choice) : choice]),
  );
  const print = row.crop && prints.get(row.crop.preview);
  const crop = row.crop && print ? { ...row.crop, uploadId: copies.get(row.crop.uploadId)?.id ?? row.crop.uploadId, preview: previewPath(print) } : null;
  return { choices, crop };
};

/** Copies designs and their files to another owner, so that neither owner can change or delete data of the other. */
@Injectable()
export class DesignCopies {
  constructor(
    private readonly uploads: UploadsService,
    private readonly uploadBounds: UploadLimits,
  ) {}

  /** @returns ids of the copies by id of the original @throws Problem GUEST_FILES_FULL */
  async copy(tx: Executor, ids: readonly string[], owner: Owner, call: CallContext): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const designs = await findDesigns(tx, ids);
    const named = [...(await ownFilesOf(tx, this.uploads, designs)).values()].flat();
    const files = [...new Map(named.map((file) => [file.id, file])).values()];
    if (files.length)
      await this.uploadBounds.requireUpload(
        tx,
        owner,
        files.reduce((sum, { size }) => sum + size, 0),
        call,
      );
    const copies = await this.uploads.copy(tx, files, owner);
    const prints = new Map(files.map((file) => [previewPath(file), copies.get(file.id)!]));
    const made = designs.map((design) => ({ design, id: newId() }));
    await tx
      .insert(configurationTable)
      .values(made.map(({ design, id }) => ({ id, owner, productId: design.row.productId, quantity: design.row.quantity, ...withCopies(design, copies, prints) })));
    return new Map(made.map(({ design, id }) => [design.row.id, id]));
  }
}
