import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import type { IncomingFile } from '../../common/upload.js';
import { Problem } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { maximumFiles, maximumUploadBytes, type StorageItem } from '../../contract/storage.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { Identity, type Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import { UploadLimits } from '../uploads/upload-limits.js';
import { type Received, UploadsService } from '../uploads/uploads.service.js';
import { openUploadTable, uploadTable } from '../uploads/uploads.tables.js';
import { closeGap, itemsOf, lockLibrary, moveRow, type Ranked } from './positions.js';
import { StorageGoods } from './storage-goods.js';
import { presentItem } from './storage.presenter.js';
import { filesOf, findItems, insertItem, nextPosition, requireItem } from './storage.store.js';
import { type ItemRow, storageFileTable, storageItemTable } from './storage.tables.js';

/** Maximum bytes of all files of an owner: 2 GiB. */
const maximumLibraryBytes = 2_147_483_648;
type Stored = StorageItem | ReplayedResponse<StorageItem>;
type Facts = InputValue<'addStorageItem'>;
interface TransferredItems {
  uploadIds: readonly string[];
  configurationIds: readonly string[];
  guests: readonly Owner[];
}

const filesIn = (itemId: string): Ranked => ({ table: storageFileTable, listColumn: 'item_id', list: itemId });
const invalid = (field: string, key: string, params: Record<string, unknown> = {}) => new Problem('VALIDATION', { errors: [{ field, code: `yup.errors.${key}`, params }] });
/** Returns a file name without control characters and path separators, of at most 200 characters. */
const cleanName = (name: string): string =>
  [...name.normalize('NFC')]
    .filter((character) => character >= ' ' && !'/\\\u007f'.includes(character))
    .join('')
    .trim()
    .slice(-200) || 'file';

/** An owner's library: saved designs, files and products, in the order that the owner chose. */
@Injectable()
export class StorageService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly uploads: UploadsService,
    private readonly uploadBounds: UploadLimits,
    private readonly goods: StorageGoods,
  ) {}

  async list({ page, pageSize, ...search }: InputValue<'listStorage'>, call: CallContext): Promise<OutputOf<'listStorage'>> {
    const owner = await this.identity.ownerOf(call);
    const { rows, total } = owner ? await findItems(this.db, owner, { ...search, limit: pageSize, offset: (page - 1) * pageSize }) : { rows: [], total: 0 };
    return { items: await this.presentAll(this.db, rows, call.locale), total, page, pageSize };
  }

  async get({ id }: InputValue<'getStorageItem'>, call: CallContext): Promise<StorageItem> {
    return this.present(this.db, await requireItem(this.db, await this.identity.requireOwner(call), id), call.locale);
  }

  /** Saves an item, with its file if there is one. The file is stored before the response. */
  async add(facts: Facts, file: IncomingFile | undefined, call: CallContext): Promise<Stored> {
    if (!file && !facts.name && !facts.configurationId && !facts.productId) throw invalid('name', 'mixed.required');
    const received = file && (await this.receive(file.content, file.name, () => file.finish()));
    return this.keeping(received, () => runOnce(this.db, call, 'addStorageItem', { ...facts, sha256: received?.sha256 }, (tx) => this.insert(tx, facts, received, call)));
  }

  /** @throws Problem VALIDATION for invalid base64; PAYLOAD_TOO_LARGE */
  async addBase64({ data, filename, ...facts }: InputValue<'addStorageItemBase64'>, call: CallContext): Promise<Stored> {
    const content = Buffer.from(data, 'base64');
    if (data.length % 4 || content.toString('base64').length !== data.length) throw invalid('data', 'string.matches');
    if (content.length > maximumUploadBytes) throw new Problem('PAYLOAD_TOO_LARGE');
    const received = await this.receive(Readable.from([content]), filename);
    return this.keeping(received, () =>
      runOnce(this.db, call, 'addStorageItemBase64', { ...facts, filename, sha256: received.sha256 }, (tx) => this.insert(tx, facts, received, call)),
    );
  }

  /** @throws Problem NOT_FOUND; CONFLICT when the item has the maximum number of files, or is a product saved for later */
  async addFile({ id }: InputValue<'addStorageFile'>, file: IncomingFile | undefined, call: CallContext): Promise<Stored> {
    const owner = await this.identity.requireOwner(call);
    await requireItem(this.db, owner, id);
    if (!file) throw invalid('file', 'mixed.required');
    const received = await this.receive(file.content, file.name, () => file.finish());
    return this.keeping(received, () =>
      runOnce(this.db, call, 'addStorageFile', { id, sha256: received.sha256 }, async (tx) => {
        await lockLibrary(tx, owner);
        const item = await requireItem(tx, owner, id);
        const present = await filesOf(tx, [id]);
        if (item.kind === 'later' || present.length >= maximumFiles) throw new Problem('CONFLICT');
        await this.attach(tx, { owner, itemId: id, position: present.length + 1 }, received, call);
        return this.present(tx, await this.touch(tx, item), call.locale);
      }),
    );
  }

  async delete({ id, permanent }: InputValue<'deleteStorageItem'>, call: CallContext): Promise<void> {
    const gone = await this.change(call, id, async (tx, item, owner) => {
      if (item.position !== null) await closeGap(tx, itemsOf(owner), item.position);
      if (permanent) return this.erase(tx, [item.id], owner);
      if (!item.deletedAt) await tx.update(storageItemTable).set({ position: null, deletedAt: new Date() }).where(eq(storageItemTable.id, id));
      return [];
    });
    await this.uploads.removeFiles(gone);
  }

  restore({ id }: InputValue<'restoreStorageItem'>, call: CallContext): Promise<StorageItem> {
    return this.change(call, id, async (tx, item, owner) => {
      if (!item.deletedAt) return this.present(tx, item, call.locale);
      const position = await nextPosition(tx, owner);
      return this.present(tx, await this.touch(tx, item, { position, deletedAt: null }), call.locale);
    });
  }

  update({ id, name, note }: InputValue<'updateStorageItem'>, call: CallContext): Promise<StorageItem> {
    return this.change(call, id, async (tx, item) => this.present(tx, await this.touch(tx, item, { name, note: note ?? null }), call.locale));
  }

  move({ id }: { id: string }, by: -1 | 1, call: CallContext): Promise<StorageItem> {
    return this.change(call, id, async (tx, _item, owner) => {
      await moveRow(tx, itemsOf(owner), id, by);
      return this.present(tx, await requireItem(tx, owner, id), call.locale);
    });
  }

  moveFile({ id, fileId }: InputValue<'moveStorageFileUp'>, by: -1 | 1, call: CallContext): Promise<StorageItem> {
    return this.change(call, id, async (tx, item) => {
      await this.requireFile(tx, id, fileId);
      await moveRow(tx, filesIn(id), fileId, by);
      return this.present(tx, item, call.locale);
    });
  }

  async deleteFile({ id, fileId }: InputValue<'deleteStorageFile'>, call: CallContext): Promise<StorageItem> {
    const { item, uploadIds } = await this.change(call, id, async (tx, found, owner) => {
      const file = await this.requireFile(tx, id, fileId);
      await tx.delete(storageFileTable).where(eq(storageFileTable.id, fileId));
      const removed = await this.uploads.removeAll(tx, [file.uploadId], owner);
      await closeGap(tx, filesIn(id), file.position);
      return { item: await this.present(tx, await this.touch(tx, found), call.locale), uploadIds: removed };
    });
    await this.uploads.removeFiles(uploadIds);
    return item;
  }

  /** @throws Problem NOT_FOUND for a configuration of another owner, or a product that is not on sale */
  async requireGoods(facts: Pick<Facts, 'configurationId' | 'productId'>, call: CallContext): Promise<void> {
    await this.goods.require(this.db, await this.identity.ownerOf(call), facts, call.locale);
  }

  /** All items of an owner in pages, so that only one page is in memory. */
  async *pages(owner: Owner, locale: Locale): AsyncGenerator<StorageItem[]> {
    const size = 100;
    for (let offset = 0; ; offset += size) {
      const { rows } = await findItems(this.db, owner, { deleted: false, limit: size, offset });
      if (rows.length) yield await this.presentAll(this.db, rows, locale);
      if (rows.length < size) return;
    }
  }

  /** Moves the items and uploads of a guest to a customer, after the customer's own items. */
  async transferAll(tx: Executor, from: Owner, to: Owner): Promise<void> {
    await lockLibrary(tx, to);
    const after = (await nextPosition(tx, to)) - 1;
    await tx
      .update(storageItemTable)
      .set({ owner: to, position: sql`${storageItemTable.position} + ${after}` })
      .where(eq(storageItemTable.owner, from));
    for (const table of [uploadTable, openUploadTable]) await tx.update(table).set({ owner: to }).where(eq(table.owner, from));
  }

  /** Moves these uploads and configurations of guests to a customer, with the items that contain them, after the customer's own items. */
  async transferItems(tx: Executor, { uploadIds, configurationIds, guests }: TransferredItems, to: Owner): Promise<void> {
    await lockLibrary(tx, to);
    const after = (await nextPosition(tx, to)) - 1;
    const holding = tx
      .select({ id: storageFileTable.itemId })
      .from(storageFileTable)
      .where(inArray(storageFileTable.uploadId, [...uploadIds]));
    const isMeant = and(inArray(storageItemTable.owner, [...guests]), or(inArray(storageItemTable.id, holding), inArray(storageItemTable.configurationId, [...configurationIds])));
    const { rows } = await tx.execute<{ id: string }>(sql`
      with held as (select id, count(position) over (order by position, id) as nth from ${storageItemTable} where ${isMeant})
      update ${storageItemTable} as item set owner = ${to}, position = case when item.position is null then null else ${after} + held.nth end
      from held where item.id = held.id returning item.id`);
    const items = rows.map(({ id }) => id);
    if (items.length)
      await tx.execute(sql`update ${storageItemTable} as item set position = kept.nth
        from (select id, row_number() over (partition by owner order by position) as nth from ${storageItemTable} where ${inArray(storageItemTable.owner, [...guests])} and position is not null) as kept
        where item.id = kept.id`);
    const inItems = tx.select({ id: storageFileTable.uploadId }).from(storageFileTable).where(inArray(storageFileTable.itemId, items));
    const wanted = or(inArray(uploadTable.id, [...uploadIds]), inArray(uploadTable.id, inItems));
    await tx
      .update(uploadTable)
      .set({ owner: to })
      .where(and(inArray(uploadTable.owner, [...guests]), wanted));
  }

  /** Deletes all items and uploads of an owner. @returns ids of uploads whose files must be removed after the commit */
  async eraseOwner(tx: Executor, owner: Owner): Promise<string[]> {
    await tx.delete(storageItemTable).where(eq(storageItemTable.owner, owner));
    const open = await tx.delete(openUploadTable).where(eq(openUploadTable.owner, owner)).returning({ id: openUploadTable.id });
    const whole = await tx.delete(uploadTable).where(eq(uploadTable.owner, owner)).returning({ id: uploadTable.id });
    return [...open, ...whole].map(({ id }) => id);
  }

  /** Receives a whole file and stores it; its rows follow with `insert`. @throws as `UploadsService.receive` */
  async receive(content: Readable, name: string, finish: () => Promise<void> = () => Promise.resolve()): Promise<Received> {
    const received = await this.uploads.receive(content, cleanName(name));
    try {
      await finish();
      await this.uploads.settle(received);
      return received;
    } catch (error) {
      await this.uploads.discard(received);
      throw error;
    }
  }

  /** Discards the received file when saving fails, or when it returns the stored response of an earlier call with the same idempotency key. */
  private keeping(received: Received | undefined, save: () => Promise<Stored>): Promise<Stored> {
    return this.uploads.storing(received, (answer) => 'files' in answer && answer.files.some((file) => file.uploadId === received?.id), save);
  }

  /** Saves an item with its received file. @throws Problem NOT_FOUND; VALIDATION (too many items), PAYLOAD_TOO_LARGE (too many bytes) for a full library; GUEST_FILES_FULL */
  async insert(tx: Executor, facts: Facts, received: Received | undefined, call: CallContext): Promise<StorageItem> {
    const { owner, newToken } = await this.identity.openOwner(call, tx);
    await lockLibrary(tx, owner);
    const goods = await this.goods.require(tx, owner, facts, call.locale);
    if (facts.kind === 'later' && (!goods || received)) throw invalid('productId', 'mixed.required');
    const row = await insertItem(tx, owner, { ...facts, name: facts.name ?? received?.name ?? goods!.name, productId: goods?.id, quantity: goods && (facts.quantity ?? 1) });
    if (received) await this.attach(tx, { owner, itemId: row.id, position: 1 }, received, call);
    return { ...(await this.present(tx, row, call.locale)), ...(newToken && { cartToken: newToken }) };
  }

  private async attach(tx: Executor, { owner, itemId, position }: { owner: Owner; itemId: string; position: number }, received: Received, call: CallContext): Promise<void> {
    if (!received.isAdmitted) await this.uploadBounds.requireUpload(tx, owner, received.size, call);
    if ((await this.uploads.bytesOf(tx, owner)) + received.size > maximumLibraryBytes) throw new Problem('PAYLOAD_TOO_LARGE');
    const { id: uploadId } = await this.uploads.insert(tx, owner, received);
    await tx.insert(storageFileTable).values({ id: newId(), itemId, uploadId, position });
  }

  private async erase(tx: Executor, itemIds: string[], owner: Owner): Promise<string[]> {
    const uploadIds = (await filesOf(tx, itemIds)).map(({ upload }) => upload.id);
    await tx.delete(storageItemTable).where(inArray(storageItemTable.id, itemIds));
    return this.uploads.removeAll(tx, uploadIds, owner);
  }

  private async change<Answer>(call: CallContext, id: string, work: (tx: Executor, item: ItemRow, owner: Owner) => Promise<Answer>): Promise<Answer> {
    return this.db.transaction(async (tx) => {
      const owner = await this.identity.requireOwner(call, tx);
      await lockLibrary(tx, owner);
      return work(tx, await requireItem(tx, owner, id), owner);
    });
  }

  private async requireFile(tx: Executor, itemId: string, fileId: string) {
    const [file] = await tx
      .select()
      .from(storageFileTable)
      .where(and(eq(storageFileTable.id, fileId), eq(storageFileTable.itemId, itemId)));
    if (!file) throw new Problem('NOT_FOUND');
    return file;
  }

  private async touch(tx: Executor, { id }: Pick<ItemRow, 'id'>, changes: Partial<ItemRow> = {}): Promise<ItemRow> {
    return (
      await tx
        .update(storageItemTable)
        .set({ ...changes, updatedAt: new Date() })
        .where(eq(storageItemTable.id, id))
        .returning()
    )[0]!;
  }

  private async present(tx: Executor, row: ItemRow, locale: Locale): Promise<StorageItem> {
    return (await this.presentAll(tx, [row], locale))[0]!;
  }

  private async presentAll(tx: Executor, rows: ItemRow[], locale: Locale): Promise<StorageItem[]> {
    const files = await filesOf(
      tx,
      rows.map(({ id }) => id),
    );
    const goodsOf = await this.goods.of(tx, rows, locale);
    return rows.map((row) => presentItem(row, files, goodsOf(row)));
  }
}
