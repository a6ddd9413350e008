import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { isDeepStrictEqual } from 'node:util';
import type { Choices, Configuration, ConfigurationPreview, ExpectedCrop, PhotoPrint } from '../../contract/configuration.js';
import { Problem } from '../../contract/errors.js';
import { type Currency, type Locale, localeTable } from '../../contract/locales.js';
import { isFileOption } from '../../contract/option-kinds.js';
import type { QuantityPrice } from '../../contract/product.js';
import { expectedCrop, fitsPrint, printDpi } from '../../domain/dpi.js';
import { priceOf } from '../../domain/money.js';
import { type PricedGoods, quantityPrice } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';
import { DATABASE, type Database, type Executor, READ_DATABASE } from '../database/database.module.js';
import { type ReplayedResponse, runOnce, storedResponseOf } from '../idempotency/idempotency.js';
import { Identity, type Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import { UploadLimits } from '../uploads/upload-limits.js';
import { previewPath, type Received, UploadsService } from '../uploads/uploads.service.js';
import { ConfigurationPresenter, printedSize, type RequestedConfiguration } from './configuration.presenter.js';
import { productModel } from './product-model.js';
import {
  type ConfigurationRow,
  findOwnConfiguration,
  findProduct,
  findProducts,
  findWithProducts,
  isInLibrary,
  isInOrder,
  isPrinted,
  type ProductRow,
  saveConfiguration,
} from './configuration.store.js';
import type { ConfiguredGoods, PriceTrace } from './configured-goods.js';
import { evaluate, invalidChoices } from './evaluate.js';
import type { ConfigurationModel } from './configuration-model.js';
import { namingForeignFiles } from './design-files.js';

type Answer = Configuration | ReplayedResponse<Configuration>;
type Area = Omit<InputValue<'cropConfiguration'>, 'id' | 'uploadId'>;
type Print = NonNullable<ConfigurationModel['print']>;

/** Limit of the cache `choosing`; an entry is a short key and a boolean. */
const maxCached = 1000;

const choiceOf = (model: ConfigurationModel, choices: Choices, id: string) => evaluate(model, choices).find(({ option }) => option.id === id)?.choice ?? null;

/** A crop with the wrong aspect ratio, with the expected and the received size. */
const misfit = ({ width, height }: Area, expected: ExpectedCrop): Problem => {
  const params = { ...expected, percent: expected.tolerance * 100, width, height };
  return new Problem('VALIDATION', { errors: [{ field: 'height', code: 'yup.errors.number.aspectRatio', params }] });
};

/** Configurations of products. They are validated and priced here; values from browsers are not trusted. */
@Injectable()
export class ConfigurationService {
  /** Whether a product needs choices, by id and version. Every addition to a cart needs it. */
  private readonly choosing = new LRUCache<string, boolean>({ max: maxCached });

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(READ_DATABASE) private readonly catalogue: Database,
    private readonly identity: Identity,
    private readonly uploads: UploadsService,
    private readonly uploadBounds: UploadLimits,
    private readonly presenter: ConfigurationPresenter,
  ) {}

  /**
   * Saves choices, merged into those saved before.
   * @throws Problem NOT_FOUND; VALIDATION for unknown options or values
   */
  configure(input: InputValue<'configureProduct'>, call: CallContext): Promise<Answer> {
    return runOnce(this.db, call, 'configureProduct', input, async (tx) => {
      const { owner, newToken } = await this.identity.openOwner(call, tx);
      const product = await this.requireProduct(tx, input.id);
      const known = input.configurationId === undefined ? undefined : await this.requireOwn(tx, input.configurationId, owner, product.id);
      const wish = this.requestedOf(product, input, known);
      await this.requireUploads(tx, productModel(product), input.choices, owner);
      const row = await this.save(tx, { known, owner, product, ...wish });
      return { ...this.presenter.present(row, product, call.locale), ...(newToken && { cartToken: newToken }) };
    });
  }

  /** The result of choices, merged into those saved before, without saving. @throws Problem as `configure` */
  async preview(input: InputValue<'previewConfiguration'>, call: CallContext): Promise<ConfigurationPreview> {
    const { id, configurationId } = input;
    const product = await this.requireProduct(this.catalogue, id);
    const known = configurationId === undefined ? undefined : await this.requireOwn(this.db, configurationId, await this.identity.requireOwner(call), id);
    return this.presenter.preview(this.requestedOf(product, input, known), product, call.locale);
  }

  /** @throws Problem NOT_FOUND */
  async get({ id }: InputValue<'getConfiguration'>, call: CallContext): Promise<Configuration> {
    const row = await this.requireOwn(this.db, id, await this.identity.requireOwner(call));
    return this.presenter.present(row, await this.requireProduct(this.catalogue, row.productId), call.locale);
  }

  /**
   * Crops the photo of a print. An unchanged area is not cropped again. Cropping is slow, so it runs before the transaction.
   * @throws Problem NOT_FOUND, CONFIGURATION_INCOMPLETE without a size, RESOLUTION_TOO_LOW, IMAGE_UNREADABLE, VALIDATION, GUEST_FILES_FULL,
   *   CONFLICT when the crop changed meanwhile
   */
  async crop(input: InputValue<'cropConfiguration'>, call: CallContext): Promise<Answer> {
    const owner = await this.identity.requireOwner(call);
    const replay = await storedResponseOf<Configuration>(this.db, call, 'cropConfiguration', input);
    if (replay) return replay;
    const { upload, area, isSame } = await this.requireCrop(this.db, input, owner);
    const cut = isSame ? undefined : await this.uploads.cut(upload, area);
    const isKept = (answer: Answer) => 'crop' in answer && cut !== undefined && answer.crop?.preview === previewPath(cut);
    const answer = await this.uploads.storing(cut, isKept, () => runOnce(this.db, call, 'cropConfiguration', input, (tx) => this.saveCrop(tx, input, cut, owner, call)));
    return answer;
  }

  /** @throws Problem NOT_FOUND when the product is not a photo print */
  async getPhotoPrint({ id }: InputValue<'getPhotoPrint'>, { locale }: CallContext): Promise<PhotoPrint> {
    const product = await this.requireProduct(this.catalogue, id);
    const { print, options } = productModel(product);
    if (!print) throw new Problem('NOT_FOUND');
    const { language, currency, country } = localeTable[locale];
    const valuesOf = (optionId: string) => options.find((option) => option.id === optionId)?.values ?? [];
    const surchargeOf = (value: ReturnType<typeof valuesOf>[number]) => (value.surcharge && value.surcharge.per !== 'percent' ? value.surcharge.price[currency] : 0);
    const priced = (gross: number) => priceOf(gross, currency, vatRates[country]);
    return {
      productId: id,
      formats: valuesOf(print.formatOption).map((value) => {
        const { width, height } = print.sizes[value.id]!;
        return { id: value.id, label: value.label[language], widthMm: width, heightMm: height, price: priced(product.prices[currency] + surchargeOf(value)) };
      }),
      frames: valuesOf(print.frameOption).map((value) => ({ id: value.id, label: value.label[language], hex: value.hex ?? '#ffffff', price: priced(surchargeOf(value)) })),
      minimumDpi: print.minimumDpi,
      goodDpi: print.goodDpi,
      bleedMm: print.bleedMm,
      isRound: print.roundColours?.includes(product.colour) ?? false,
    };
  }

  /** The price of a quantity, with or without a configuration. @throws Problem NOT_FOUND */
  async price({ id, quantity, configurationId }: InputValue<'priceProduct'>, call: CallContext): Promise<QuantityPrice> {
    const product = await this.requireProduct(this.catalogue, id);
    const { currency, country } = localeTable[call.locale];
    const plain = quantityPrice(product, quantity, currency, vatRates[country]);
    if (configurationId === undefined) return plain;
    const row = await this.requireOwn(this.db, configurationId, await this.identity.requireOwner(call), product.id);
    const gross = this.presenter.goods(row, product, call.locale).unitGross(currency, quantity);
    return { quantity, unitPrice: priceOf(gross, currency, vatRates[country]), total: priceOf(gross * quantity, currency, vatRates[country]), volumeDiscount: [] };
  }

  /** @throws Problem CONFIGURATION_INCOMPLETE when the product cannot be ordered without choices */
  async requireStandard(tx: Executor, { id, updatedAt }: Pick<ProductRow, 'id' | 'updatedAt'>): Promise<void> {
    const version = `${id} ${updatedAt.getTime()}`;
    const needsChoices = this.choosing.get(version) ?? this.needsChoices(await this.requireProduct(tx, id));
    this.choosing.set(version, needsChoices);
    if (needsChoices) throw new Problem('CONFIGURATION_INCOMPLETE');
  }

  /** The products that are on sale, by id, and whether they need choices before they can be ordered. */
  async findSold(tx: Executor, productIds: readonly string[]): Promise<Map<string, { needsChoices: boolean }>> {
    const products = productIds.length ? await findProducts(tx, productIds) : [];
    return new Map(products.map((product) => [product.id, { needsChoices: this.needsChoices(product) }]));
  }

  private needsChoices(product: ProductRow): boolean {
    return product.configuration !== null && !this.presenter.isComplete({ choices: {}, quantity: 1, crop: null }, product);
  }

  /** The price steps of a product without configuration. */
  plainTrace(goods: PricedGoods, quantity: number, currency: Currency, locale: Locale): PriceTrace {
    return this.presenter.plainTrace(goods, quantity, currency, locale);
  }

  /** The data of configurations for order lines, by id, in a constant number of queries. Unknown ids are left out. A configuration with another owner's file is incomplete. */
  async forLines(tx: Executor, ids: readonly string[], locale: Locale): Promise<Map<string, ConfiguredGoods>> {
    if (ids.length === 0) return new Map();
    const designs = await findWithProducts(tx, ids);
    const refused = await namingForeignFiles(tx, this.uploads, designs);
    const goodsOf = ({ row, product }: (typeof designs)[number]): ConfiguredGoods => {
      const goods = this.presenter.goods(row, product, locale);
      return { ...goods, isComplete: goods.isComplete && !refused.has(row.id) };
    };
    return new Map(designs.map((design) => [design.row.id, goodsOf(design)]));
  }

  /** Loads and validates the data for a crop. */
  private async requireCrop(tx: Executor, { id, uploadId, ...area }: InputValue<'cropConfiguration'>, owner: Owner) {
    const known = await this.requireOwn(tx, id, owner);
    const product = await this.requireProduct(tx, known.productId);
    const { print } = productModel(product);
    if (!print) throw new Problem('NOT_FOUND');
    const upload = await this.uploads.requireOwn(tx, uploadId, owner);
    const dpi = this.requireSharp(print, productModel(product), known.choices, area);
    return { known, product, print, upload, area, dpi, isSame: known.crop !== null && this.isSameCrop(known.crop, uploadId, area) };
  }

  private async saveCrop(tx: Executor, input: InputValue<'cropConfiguration'>, cut: Received | undefined, owner: Owner, call: CallContext): Promise<Configuration> {
    const { known, product, print, area, dpi, isSame } = await this.requireCrop(tx, input, owner);
    if (!isSame && !cut) throw new Problem('CONFLICT');
    const { uploadId } = input;
    if (!isSame) await this.uploadBounds.requireUpload(tx, owner, cut!.size, call);
    const preview = isSame ? known.crop!.preview : previewPath(await this.uploads.insert(tx, owner, cut!));
    const crop = { ...area, uploadId, dpi, quality: dpi >= print.goodDpi ? ('good' as const) : ('low' as const), preview };
    const choices = { ...known.choices, [print.photoOption]: uploadId };
    return this.presenter.present(await this.save(tx, { known, owner, product, quantity: known.quantity, choices, crop }), product, call.locale);
  }

  private requireSharp(print: Print, model: ConfigurationModel, choices: Choices, area: Area): number {
    const sheet = printedSize(model, evaluate(model, choices));
    if (!sheet) throw new Problem('CONFIGURATION_INCOMPLETE');
    if (!fitsPrint(area, sheet)) throw misfit(area, expectedCrop(sheet));
    const dpi = printDpi(area, sheet);
    if (dpi < print.minimumDpi) throw new Problem('RESOLUTION_TOO_LOW');
    return dpi;
  }

  /** Merges choices into those saved before. The crop stays while the size and the photo of the print are unchanged. @throws Problem VALIDATION for unknown options or values */
  private requestedOf(
    product: ProductRow,
    { choices: chosen, quantity }: Pick<InputValue<'configureProduct'>, 'choices' | 'quantity'>,
    known: ConfigurationRow | undefined,
  ): RequestedConfiguration {
    const model = productModel(product);
    const errors = invalidChoices(model, chosen);
    if (errors.length) throw new Problem('VALIDATION', { errors });
    const choices = { ...known?.choices, ...chosen };
    const crop = known?.crop && this.isSamePrint(model, known.choices, choices) ? known.crop : null;
    return { quantity, choices, crop };
  }

  /** Saves a configuration. One that an order, cart or library references is not changed: the changes are saved as a new configuration. */
  private async save(tx: Executor, wish: { known: ConfigurationRow | undefined; owner: Owner; product: ProductRow } & RequestedConfiguration): Promise<ConfigurationRow> {
    const { known, owner, product, ...facts } = wish;
    const isKept = known && ((await isInOrder(tx, known.id)) || (await isInLibrary(tx, known.id)));
    if (isKept && isDeepStrictEqual([facts.choices, facts.crop], [known.choices, known.crop])) return { ...known, quantity: facts.quantity };
    const id = known && !isKept ? known.id : newId();
    const isCutAnew = known?.crop && id === known.id && facts.crop?.preview !== known.crop.preview;
    // Deletes the preview of the replaced crop unless another configuration uses it. The next sweep deletes its files.
    if (isCutAnew && !(await isPrinted(tx, known.crop!.preview, id))) await this.uploads.withdrawPublicIds(tx, known.crop!.preview, owner);
    return saveConfiguration(tx, { id, owner, productId: product.id, ...facts });
  }

  private isSamePrint(model: ConfigurationModel, before: Choices, after: Choices): boolean {
    const { print } = model;
    return print !== undefined && [print.formatOption, print.photoOption].every((id) => choiceOf(model, before, id) === choiceOf(model, after, id));
  }

  private isSameCrop(crop: NonNullable<ConfigurationRow['crop']>, uploadId: string, area: Area): boolean {
    return crop.uploadId === uploadId && (['x', 'y', 'width', 'height', 'rotation'] as const).every((side) => crop[side] === area[side]);
  }

  private async requireUploads(tx: Executor, { options }: ConfigurationModel, choices: Choices, owner: Owner): Promise<void> {
    for (const { id, accepts } of options.filter(isFileOption)) {
      const choice = choices[id];
      if (typeof choice !== 'string') continue;
      const { type } = await this.uploads.requireOwn(tx, choice, owner);
      if (accepts.length && !accepts.includes(type))
        throw new Problem('VALIDATION', { errors: [{ field: `choices.${id}`, code: 'yup.errors.mixed.oneOf', params: { values: accepts.join(', ') } }] });
    }
  }

  private async requireProduct(tx: Executor, id: string): Promise<ProductRow> {
    const product = await findProduct(tx, id);
    if (!product) throw new Problem('NOT_FOUND');
    return product;
  }

  private async requireOwn(tx: Executor, id: string, owner: Owner, productId?: string): Promise<ConfigurationRow> {
    const row = await findOwnConfiguration(tx, id, owner);
    if (!row || (productId !== undefined && row.productId !== productId)) throw new Problem('NOT_FOUND');
    return row;
  }
}
