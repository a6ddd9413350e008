import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { isDeepStrictEqual } from 'node:util';
import { DeliveryCalendar } from '../../common/delivery-calendar.js';
import type { Choice, Configuration, ConfigurationOption, ConfigurationPreview } from '../../contract/configuration.js';
import { type Currency, type Locale, localeTable } from '../../contract/locales.js';
import { type ChoiceForm, isFileOption, optionTable } from '../../contract/option-kinds.js';
import type { PrintFrame } from '../../contract/order.js';
import type { Picture } from '../../contract/product.js';
import { expectedCrop, type Print } from '../../domain/dpi.js';
import { priceOf } from '../../domain/money.js';
import { millimetresOf } from '../../domain/typed-number.js';
import { type PricedGoods, tiersOf, unitGross } from '../../domain/tier-price.js';
import { type CutToSize, unitOfSale } from '../../domain/unit-of-sale.js';
import { vatRates } from '../../domain/vat.js';
import { presentSaleUnit } from '../catalogue/catalogue.presenter.js';
import { formatPercent } from '../formats.js';
import type { ConfiguredGoods, PriceTrace } from './configured-goods.js';
import type { Condition, ConfigurationModel, OptionModel, SurchargeModel } from './configuration-model.js';
import { configuredPackaging } from './configured-packaging.js';
import { emptyModel, productModel } from './product-model.js';
import { cutToSize, perSquareMetreAt, priceSteps, type Step, sumOf } from './configuration-price.js';
import type { ConfigurationRow, ProductRow } from './configuration.store.js';
import { leadDaysOf } from './lead-days.js';
import { evaluate, isDimensions, isEmpty, isSameSize, type Remark, type Settled } from './evaluate.js';
import { imageLike } from '../../domain/sku-pattern.js';
import { presentPicture } from '../../listing/present-lists.js';

/** Remarks about the crop of a photo print: it is missing, or its resolution is low. */
const cropRemarks = ({ print }: ConfigurationModel, settled: readonly Settled[], { crop }: Pick<ConfigurationRow, 'crop'>): Remark[] => {
  const photo = print && settled.find(({ option }) => option.id === print.photoOption)?.choice;
  if (!photo) return [];
  if (!crop) return [{ level: 'red', key: 'cropMissing' }];
  return crop.quality === 'low' ? [{ level: 'orange', key: 'lowResolution', params: { dpi: crop.dpi } }] : [];
};

/** The chosen frame in the size of the print; null without a frame. @param colour of the product, which decides the shape */
export const frameOf = (model: ConfigurationModel, settled: readonly Settled[], colour: string): PrintFrame | null => {
  const { print } = model;
  const frame = print && settled.find(({ option }) => option.id === print.frameOption);
  const hex = frame?.option.values.find(({ id }) => id === frame.choice)?.hex;
  const size = printedSize(model, settled);
  return hex && size ? { hex, widthMm: size.width, heightMm: size.height, isRound: size.width === size.height && (print?.roundColours?.includes(colour) ?? false) } : null;
};

/** Size of the print with the chosen format, and its bleed; undefined if it is no print, or the format is not chosen. */
export const printedSize = ({ print }: ConfigurationModel, settled: readonly Settled[]): Print | undefined => {
  const format = print && settled.find(({ option }) => option.id === print.formatOption)?.choice;
  const size = typeof format === 'string' ? print?.sizes[format] : undefined;
  return size && { ...size, bleed: print!.bleedMm };
};

/** A configuration, saved or not. */
export type RequestedConfiguration = Pick<ConfigurationRow, 'quantity' | 'choices' | 'crop'>;

const isDefault = ({ option, choice, isAllowed }: Settled): boolean => {
  const own = isAllowed ? (option.default ?? null) : null;
  if (isDimensions(choice) && isDimensions(own)) return isSameSize(choice, own);
  return (isEmpty(choice) && isEmpty(own)) || isDeepStrictEqual(choice, own);
};
const isRed = ({ level }: Remark) => level === 'red';

/**
 * Whether goods become individual by a choice of this form (Directive 2011/83/EU, article 16(c)). A note for the workshop and a number of
 * preset parts do not make them so.
 */
const isIndividual: Record<ChoiceForm, boolean> = { value: false, boolean: false, number: false, size: true, colour: true, text: false, file: true, none: false };
const isLength = ({ range }: OptionModel): boolean => millimetresOf[range?.unit ?? ''] !== undefined;
const isIndividualOption = (option: OptionModel): boolean => {
  const { choice } = optionTable[option.kind];
  return isIndividual[choice] || (choice === 'number' && isLength(option));
};
const isOwnChoice = (settled: Settled): boolean => isIndividualOption(settled.option) && !isEmpty(settled.choice) && !isDefault(settled);

/** Whether goods are made to the buyer's own size, text or picture. */
const isPersonal = (settled: readonly Settled[], { crop }: Pick<ConfigurationRow, 'crop'>): boolean => crop !== null || settled.some(isOwnChoice);

/** Presents configurations in the language and currency of the caller. */
@Injectable()
export class ConfigurationPresenter {
  constructor(
    private readonly i18n: I18nService,
    private readonly calendar: DeliveryCalendar,
  ) {}

  present(row: ConfigurationRow, product: ProductRow, locale: Locale): Configuration {
    return { ...this.preview(row, product, locale), id: row.id, updatedAt: row.updatedAt.toISOString() };
  }

  preview(requested: RequestedConfiguration, product: ProductRow, locale: Locale): ConfigurationPreview {
    const model = productModel(product);
    const settled = evaluate(model, requested.choices);
    const { currency, country } = localeTable[locale];
    const unitPriceAt = (quantity: number) => sumOf(priceSteps(model, product, settled, currency, quantity));
    const steps = priceSteps(model, product, settled, currency, requested.quantity);
    const gross = sumOf(steps);
    const cut = cutToSize(model, product, settled, currency, requested.quantity);
    const crop = cropRemarks(model, settled, requested);
    const isComplete = this.isComplete(requested, product);
    const print = printedSize(model, settled);
    const isForBuyer = product.type === 'PhotoPrint' || isPersonal(settled, requested);
    return {
      productId: product.id,
      quantity: requested.quantity,
      options: settled.map((one) => this.option(one, model, product, locale)),
      crop: requested.crop,
      expectedCrop: print ? expectedCrop(print) : null,
      isComplete,
      isStandard: isComplete && settled.every(isDefault) && gross === unitGross(product, currency, requested.quantity),
      isWithdrawable: !isForBuyer,
      delivery: this.calendar.promise({ leadDays: leadDaysOf(product.leadDays, isForBuyer), locale }),
      messages: crop.map((remark) => ({ level: remark.level, text: this.translate(remark, locale) })),
      unitPrice: priceOf(gross, currency, vatRates[country]),
      total: priceOf(gross * requested.quantity, currency, vatRates[country]),
      volumeDiscount: tiersOf(product, currency, vatRates[country]).map((tier) => {
        const { includingVat, excludingVat } = priceOf(unitPriceAt(tier.minQuantity), currency, vatRates[country]);
        return { ...tier, priceIncludingVat: includingVat, priceExcludingVat: excludingVat };
      }),
      area: this.area(model, product, cut, requested.quantity, locale),
      saleUnit: presentSaleUnit(unitOfSale(product.unit, gross, cut), (amount) => priceOf(amount, currency, vatRates[country])),
      trace: this.trace(steps, model, currency, locale),
    };
  }

  /** The price steps of a product without configuration. */
  plainTrace(goods: PricedGoods, quantity: number, currency: Currency, locale: Locale): PriceTrace {
    return this.trace(priceSteps(emptyModel, goods, [], currency, quantity), emptyModel, currency, locale);
  }

  private trace(steps: readonly Step[], { options }: ConfigurationModel, currency: Currency, locale: Locale): PriceTrace {
    const labels = new Map(options.map(({ id, label }) => [id, label[localeTable[locale].language]]));
    const ofStep = (step: Step['step']): string => this.i18n.translate(`components.configuration.steps.${step}`, { lang: locale });
    return steps.map(({ step, optionId, amount, percent }) => ({
      step,
      optionId,
      label: (optionId ? labels.get(optionId)! : ofStep(step)) + (percent === undefined ? '' : ` (${formatPercent(percent, locale)})`),
      amount: { amount, currency },
    }));
  }

  private area({ area }: ConfigurationModel, product: ProductRow, cut: CutToSize | undefined, quantity: number, locale: Locale): ConfigurationPreview['area'] {
    if (!area) return null;
    const { currency, country } = localeTable[locale];
    const perSquareMetre = priceOf(perSquareMetreAt(area, product, currency, quantity), currency, vatRates[country]);
    return { minimum: area.minimum, sawLoss: area.sawLoss ?? 0, charged: cut?.area ?? null, perSquareMetre };
  }

  /** Whether no remark prevents the order. */
  isComplete({ choices, crop }: RequestedConfiguration, product: ProductRow): boolean {
    const model = productModel(product);
    const settled = evaluate(model, choices);
    return ![...settled.flatMap(({ remarks }) => remarks), ...cropRemarks(model, settled, { crop })].some(isRed);
  }

  /** The data of a configuration for an order line. */
  goods(row: ConfigurationRow, product: ProductRow, locale: Locale): ConfiguredGoods {
    const model = productModel(product);
    const settled = evaluate(model, row.choices);
    return {
      id: row.id,
      productId: row.productId,
      owner: row.owner,
      isComplete: this.isComplete(row, product),
      isPersonal: isPersonal(settled, row),
      unitGross: (currency, quantity) => sumOf(priceSteps(model, product, settled, currency, quantity)),
      trace: (currency, quantity) => this.trace(priceSteps(model, product, settled, currency, quantity), model, currency, locale),
      cut: (currency, quantity) => cutToSize(model, product, settled, currency, quantity),
      packaging: configuredPackaging(product.packaging, model, settled),
      choices: settled.flatMap((one) => this.chosen(one, locale)),
      preview: row.crop?.preview ?? null,
      frame: row.crop ? frameOf(model, settled, product.colour) : null,
    };
  }

  private chosen({ option, choice }: Settled, locale: Locale): { label: string; value: string }[] {
    if (choice === null || choice === '' || choice === false || isFileOption(option)) return [];
    return [{ label: option.label[localeTable[locale].language], value: this.word(option, choice, locale) }];
  }

  private word({ values, range }: OptionModel, choice: Exclude<Choice, null>, locale: Locale): string {
    if (isDimensions(choice)) return `${choice.width} × ${choice.height}\u00a0mm${choice.scale === undefined || choice.scale === 1 ? '' : ` (× ${choice.scale})`}`;
    if (choice === true) return this.i18n.translate('components.configuration.yes', { lang: locale });
    const value = values.find(({ id }) => id === choice);
    return value ? value.label[localeTable[locale].language] : [choice, range?.unit].filter((part) => part !== undefined).join('\u00a0');
  }

  private option({ option, isAllowed, choice, remarks, unmet }: Settled, model: ConfigurationModel, product: ProductRow, locale: Locale): ConfigurationOption {
    const { language } = localeTable[locale];
    const pictureOf = (file: string | undefined): Picture | null => {
      const found = file === undefined ? undefined : imageLike(product.sku, product.pictures, file);
      return found ? presentPicture(found, locale) : null;
    };
    return {
      id: option.id,
      kind: option.kind,
      label: option.label[language],
      help: option.help?.[language] ?? null,
      isAllowed,
      isRequired: option.required && isAllowed,
      choice,
      values: option.values.map(({ id, label, hex, picture, surcharge }) => ({
        id,
        label: label[language],
        picture: pictureOf(picture),
        hex: hex ?? null,
        surcharge: this.surcharge(surcharge, locale),
        isAllowed: isAllowed && !unmet.has(id),
        condition: unmet.has(id) ? this.condition(unmet.get(id)!, model, locale) : null,
      })),
      range: option.range ? { ...option.range, unit: option.range.unit ?? null } : null,
      dimensions: option.dimensions ? { ...option.dimensions, scale: option.dimensions.scale ?? null } : null,
      maximumLength: option.maximumLength ?? null,
      accepts: option.accepts,
      surcharge: this.surcharge(option.surcharge, locale),
      messages: remarks.map((remark) => ({ level: remark.level, text: remark.key ? this.translate(remark, locale) : option.label[language] })),
    };
  }

  private surcharge(surcharge: SurchargeModel | undefined, locale: Locale): ConfigurationOption['surcharge'] {
    if (!surcharge) return null;
    const { currency, country } = localeTable[locale];
    if (surcharge.per === 'percent') return { per: 'percent', price: null, percent: surcharge.percent };
    return { per: surcharge.per, price: priceOf(surcharge.price[currency], currency, vatRates[country]), percent: null };
  }

  /** The text of the condition that a value sets on another option. */
  private condition({ option: id, is, longerThan }: Condition, { options }: ConfigurationModel, locale: Locale): string {
    const { language } = localeTable[locale];
    const option = options.find((one) => one.id === id)!;
    const values = option.values.filter((value) => is?.includes(value.id)).map(({ label }) => label[language]);
    const key = longerThan === undefined ? (values.length ? 'values' : 'chosen') : 'longerThan';
    const args = { option: option.label[language], values: values.join(', '), millimetres: longerThan };
    return this.i18n.translate(`components.configuration.condition.${key}`, { lang: locale, args });
  }

  private translate({ key, params = {} }: Remark, locale: Locale): string {
    return this.i18n.translate(`components.configuration.${key}`, { lang: locale, args: params });
  }
}
