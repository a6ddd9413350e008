/** The library of the example: saved designs and files, and pictures made from them. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { InputOf, OutputOf } from '../../src/contract/shop-api.js';
import { type Call, configurationOf, formOf, found, invalid, maximumBytes, newToken, type Owner, pageOf, Refusal, type Server } from './server.ts';

type Item = OutputOf<'getStorageItem'>;
const now = () => new Date().toISOString();

/** @param pictures previews by their public id, which needs no authentication */
export const serveLibrary = ({ serve, withToken }: Server, pictures: Map<string, Buffer>): void => {
  const itemOf = ({ items }: Owner, id: string) => found(items.find((item) => item.id === id));
  const fileIn = ({ files }: Item, id: string) => found(files.find((file) => file.id === id));
  /** Positions count from 1, without gaps. */
  const shownItem = ({ items }: Owner, item: Item): Item => {
    const position = item.deletedAt ? null : items.filter(({ deletedAt }) => !deletedAt).indexOf(item) + 1;
    return { ...item, position, files: item.files.map((file, at) => ({ ...file, position: at + 1 })) };
  };
  const keepFile = async (owner: Owner, { name, content }: { name: string; content: Buffer }): Promise<Item['files'][number]> => {
    const picture = await sharp(content)
      .metadata()
      .catch(() => undefined);
    const { width = null, height = null } = picture?.autoOrient ?? {};
    const [id, publicId] = [randomUUID(), newToken()];
    owner.uploads.set(id, { content, width, height });
    if (picture) pictures.set(publicId, await sharp(content).autoOrient().resize(800).webp().toBuffer());
    const type = picture ? `image/${picture.format}` : content.subarray(0, 4).toString() === '%PDF' ? 'application/pdf' : 'application/octet-stream';
    const paths = { path: `/Uploads/${id}/original`, preview: picture ? `/Uploads/${publicId}/preview-800.webp` : null };
    return { id: randomUUID(), uploadId: id, name, type, size: content.length, width, height, position: 1, ...paths };
  };
  const addItem = (owner: Owner, { kind = 'file', name, note, configurationId }: InputOf<'addStorageItem'>, files: Item['files']): Item => {
    if (!name && !files[0]) throw invalid('file', 'yup.errors.mixed.required');
    const goods = { configurationId: configurationOf(owner, configurationId)?.id ?? null, product: null, quantity: null, choices: [], preview: null };
    const item = { id: randomUUID(), kind, name: name ?? files[0]!.name, note: note ?? null, ...goods, position: 1, files, createdAt: now(), updatedAt: now(), deletedAt: null };
    owner.items.push(item);
    return withToken(owner, shownItem(owner, item));
  };
  serve<'addStorageItem'>('POST /Storage', 201, async (_, { owner, request }) => {
    const { fields, file } = await formOf(request);
    return addItem(owner, fields, file ? [await keepFile(owner, file)] : []);
  });
  serve<'addStorageItemBase64'>('POST /Storage/base64', 201, async ({ filename, data, ...fields }, { owner }) => {
    return addItem(owner, fields, [await keepFile(owner, { name: filename, content: Buffer.from(data, 'base64') })]);
  });
  serve<'validateStorageItem'>('POST /Storage/validate', 200, ({ size }) => {
    const errors = size > maximumBytes ? [{ field: 'size', code: 'yup.errors.number.max', message: 'The file is larger than 30 MB.' }] : [];
    return { valid: errors.length === 0, errors };
  });
  serve<'listStorage'>('GET /Storage', 200, ({ q = '', kind, deleted, ...input }, { owner }) => {
    const fits = (item: Item) => (item.deletedAt !== null) === (String(deleted) === 'true') && (!kind || item.kind === kind) && item.name.toLowerCase().includes(q.toLowerCase());
    return pageOf(
      owner.items.filter(fits).map((item) => shownItem(owner, item)),
      input,
    );
  });
  serve<'exportStorage'>('GET /Storage/export', 200, (_, { owner }) => owner.items.map((item) => shownItem(owner, item)));
  serve<'getStorageItem'>('GET /Storage/{id}', 200, ({ id }, { owner }) => shownItem(owner, itemOf(owner, id)));
  serve<'deleteStorageItem'>('DELETE /Storage/{id}', 204, ({ id, permanent }, { owner }) => {
    itemOf(owner, id).deletedAt = now();
    if (String(permanent) === 'true') owner.items = owner.items.filter((item) => item.id !== id);
    return {};
  });
  /** Serves a call that changes an item and returns it. */
  const change = (line: string, status: number, how: (item: Item, input: { fileId: string }, call: Call) => unknown): void =>
    serve<'moveStorageFileUp'>(line, status, async (input, call) => {
      const item = itemOf(call.owner, input.id);
      await how(item, input, call);
      return shownItem(call.owner, item);
    });
  /** Exchanges an entry with a neighbour in the list that the caller sees; at the edge nothing changes. */
  const move = <Entry>(all: Entry[], seen: Entry[], entry: Entry, by: number): void => {
    const neighbour = seen[seen.indexOf(entry) + by];
    if (neighbour === undefined) return;
    const [from, to] = [all.indexOf(entry), all.indexOf(neighbour)];
    [all[from], all[to]] = [neighbour, entry];
  };
  const kept = ({ items }: Owner) => items.filter(({ deletedAt }) => !deletedAt);
  change('POST /Storage/{id}/restore', 200, (item, _, { owner }) => owner.items.push(...owner.items.splice(owner.items.indexOf(Object.assign(item, { deletedAt: null })), 1)));
  change('POST /Storage/{id}/moveup', 200, (item, _, { owner }) => move(owner.items, kept(owner), item, -1));
  change('POST /Storage/{id}/movedown', 200, (item, _, { owner }) => move(owner.items, kept(owner), item, 1));
  change('POST /Storage/{id}/files', 201, async (item, _, { owner, request }) => item.files.push(await keepFile(owner, found((await formOf(request)).file))));
  change('DELETE /Storage/{id}/files/{fileId}', 200, (item, { fileId }) => item.files.splice(item.files.indexOf(fileIn(item, fileId)), 1));
  change('POST /Storage/{id}/files/{fileId}/moveup', 200, (item, { fileId }) => move(item.files, item.files, fileIn(item, fileId), -1));
  change('POST /Storage/{id}/files/{fileId}/movedown', 200, (item, { fileId }) => move(item.files, item.files, fileIn(item, fileId), 1));
  serve<'getUpload'>('GET /Uploads/{id}/{file}', 200, ({ id, file }, { owner, reply }) => {
    void reply.header('x-content-type-options', 'nosniff');
    if (file !== 'original') return reply.type('image/webp').send(found(pictures.get(id)));
    return reply
      .type('application/octet-stream')
      .header('content-disposition', 'attachment')
      .send(found(owner.uploads.get(id)).content);
  });

  // ---------- Extensions: not among the 56 calls. Browsers upload in parts, so that a large photo continues after an interruption.

  type Open = OutputOf<'getOpenUpload'>;
  const uploads = new Map<string, { owner: Owner; upload: Open; parts: Buffer[] }>();
  const openUpload = (owner: Owner, id: string) => {
    const entry = found(uploads.get(id));
    if (entry.owner !== owner) throw new Refusal('NOT_FOUND');
    return entry;
  };
  serve<'startUpload'>('POST /Uploads', 201, ({ name, size }, { owner }) => {
    if (size > maximumBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
    const upload: Open = { id: randomUUID(), name, size, offset: 0, file: null, expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
    uploads.set(upload.id, { owner, upload, parts: [] });
    return withToken(owner, upload);
  });
  serve<'getOpenUpload'>('GET /Uploads/{id}', 200, ({ id }, { owner }) => openUpload(owner, id).upload);
  serve<'appendUpload'>('PATCH /Uploads/{id}', 200, async ({ id }, { owner, request }) => {
    const { upload, parts } = openUpload(owner, id);
    const part = request.body as Buffer;
    if (Number(request.headers['upload-offset']) !== upload.offset) throw new Refusal('CONFLICT', { current: upload });
    if (upload.offset + part.length > upload.size) throw new Refusal('PAYLOAD_TOO_LARGE');
    parts.push(part);
    upload.offset += part.length;
    if (upload.offset < upload.size) return upload;
    upload.file = await keepFile(owner, { name: upload.name, content: Buffer.concat(parts.splice(0)) });
    addItem(owner, {}, [upload.file]);
    return upload;
  });
  serve<'cancelUpload'>('DELETE /Uploads/{id}', 204, ({ id }, { owner }) => {
    uploads.delete(openUpload(owner, id).upload.id);
    return {};
  });
};
