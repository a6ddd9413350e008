import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Call, type CallContext, Input, type InputValue, Serves, UploadedFile } from '../../common/operation.decorators.js';
import { sendFile } from '../../common/send-file.js';
import type { IncomingFile } from '../../common/upload.js';
import { type OutputOf, shopApi } from '../../contract/shop-api.js';
import { maximumUploadBytes } from '../../contract/storage.js';
import { StorageExport } from './storage-export.js';
import { StorageService } from './storage.service.js';

@Controller()
export class StorageController {
  constructor(
    private readonly storage: StorageService,
    private readonly exports: StorageExport,
    private readonly i18n: I18nService,
  ) {}

  @Serves(shopApi.listStorage)
  list(@Input() wanted: InputValue<'listStorage'>, @Call() call: CallContext) {
    return this.storage.list(wanted, call);
  }

  @Serves(shopApi.exportStorage)
  async export(@Input() wanted: InputValue<'exportStorage'>, @Call() call: CallContext, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.exports.export(wanted, call));
  }

  @Serves(shopApi.addStorageItem)
  add(@Input() facts: InputValue<'addStorageItem'>, @UploadedFile() file: IncomingFile | undefined, @Call() call: CallContext) {
    return this.storage.add(facts, file, call);
  }

  @Serves(shopApi.addStorageItemBase64)
  addBase64(@Input() facts: InputValue<'addStorageItemBase64'>, @Call() call: CallContext) {
    return this.storage.addBase64(facts, call);
  }

  @Serves(shopApi.validateStorageItem)
  async validate(@Input() { size, ...goods }: InputValue<'validateStorageItem'>, @Call() call: CallContext): Promise<OutputOf<'validateStorageItem'>> {
    await this.storage.requireGoods(goods, call);
    const rule = { field: 'size', code: 'yup.errors.number.max' };
    const message: string = this.i18n.translate(rule.code, { lang: call.locale, args: { max: maximumUploadBytes } });
    return size > maximumUploadBytes ? { valid: false, errors: [{ ...rule, message }] } : { valid: true, errors: [] };
  }

  @Serves(shopApi.getStorageItem)
  get(@Input() item: InputValue<'getStorageItem'>, @Call() call: CallContext) {
    return this.storage.get(item, call);
  }

  @Serves(shopApi.updateStorageItem)
  update(@Input() words: InputValue<'updateStorageItem'>, @Call() call: CallContext) {
    return this.storage.update(words, call);
  }

  @Serves(shopApi.deleteStorageItem)
  delete(@Input() item: InputValue<'deleteStorageItem'>, @Call() call: CallContext) {
    return this.storage.delete(item, call);
  }

  @Serves(shopApi.restoreStorageItem)
  restore(@Input() item: InputValue<'restoreStorageItem'>, @Call() call: CallContext) {
    return this.storage.restore(item, call);
  }

  @Serves(shopApi.moveStorageItemUp)
  moveUp(@Input() item: InputValue<'moveStorageItemUp'>, @Call() call: CallContext) {
    return this.storage.move(item, -1, call);
  }

  @Serves(shopApi.moveStorageItemDown)
  moveDown(@Input() item: InputValue<'moveStorageItemDown'>, @Call() call: CallContext) {
    return this.storage.move(item, 1, call);
  }

  @Serves(shopApi.addStorageFile)
  addFile(@Input() item: InputValue<'addStorageFile'>, @UploadedFile() file: IncomingFile | undefined, @Call() call: CallContext) {
    return this.storage.addFile(item, file, call);
  }

  @Serves(shopApi.deleteStorageFile)
  deleteFile(@Input() file: InputValue<'deleteStorageFile'>, @Call() call: CallContext) {
    return this.storage.deleteFile(file, call);
  }

  @Serves(shopApi.moveStorageFileUp)
  moveFileUp(@Input() file: InputValue<'moveStorageFileUp'>, @Call() call: CallContext) {
    return this.storage.moveFile(file, -1, call);
  }

  @Serves(shopApi.moveStorageFileDown)
  moveFileDown(@Input() file: InputValue<'moveStorageFileDown'>, @Call() call: CallContext) {
    return this.storage.moveFile(file, 1, call);
  }
}
