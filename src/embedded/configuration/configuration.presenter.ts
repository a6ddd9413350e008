import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { Choice, Configuration, ConfigurationOption } from '../../contract/configuration.js';
import { type Locale, localeTable } from '../../contract/locales.js';
import type { Picture } from '../../contract/product.js';
import { priceOf } from '../../domain/money.js';
import { vatRates } from '../../domain/vat.js';
import type { ConfiguredGoods } from './configured-goods.js';
import type { ConfigurationModel, OptionModel, SurchargeModel } from './configuration-model.js';
import { priceSteps, sumOf } from './configuration-price.js';
import type { ConfigurationRow, ProductRow } from './configuration.store.js';
import { evaluate, isDimensions, type Remark, type Settled } from './evaluate.js';

/** A product nobody thought of options for. */
const plain: ConfigurationModel = { options: [] };
export const modelOf = (product: Pick<ProductRow, 'configuration'>): ConfigurationModel => product.configuration ?? plain;

/** What the settled choices lack beside their own remarks: a print needs its crop. */
const cropRemarks = ({ print }: ConfigurationModel, settled: readonly Settled[], row: Pick<ConfigurationRow, 'crop'>): Remark[] => {
  const photo = print && settled.find(({ option }) => option.id === print.photoOption)?.choice;
  if (!photo) return [];
  if (!row.crop) return [{ level: 'red', key: 'cropMissing' }];
  return row.crop.quality === 'low' ? [{ level: 'orange', key: 'lowResolution', params: { dpi: row.crop.dpi } }] : [];
};

/** Makes of a saved configuration what its reader sees. */
@Injectable()
export class ConfigurationPresenter {
  constructor(private readonly i18n: I18nService) {}

  present(row: ConfigurationRow, product: ProductRow, locale: Locale): Configuration {
    const model = modelOf(product);
    const settled = evaluate(model, row.choices);
    const { currency, country, language } = localeTable[locale];
    const steps = priceSteps(model, product, settled, currency, row.quantity);
    const gross = sumOf(steps);
    const crop = cropRemarks(model, settled, row);
    const labels = new Map(model.options.map(({ id, label }) => [id, label[language]]));
    return {
      id: row.id,
      productId: row.productId,
      quantity: row.quantity,
      options: settled.map((one) => this.option(one, product, locale)),
      crop: row.crop,
      isComplete: ![...settled.flatMap(({ remarks }) => remarks), ...crop].some(({ level }) => level === 'red'),
      messages: crop.map((remark) => ({ level: remark.level, text: this.say(remark, locale) })),
      unitPrice: priceOf(gross, currency, vatRates[country]),
      total: priceOf(gross * row.quantity, currency, vatRates[country]),
      trace: steps.map(({ step, optionId, amount }) => ({
        step,
        optionId,
        label: optionId ? labels.get(optionId)! : this.i18n.translate(`components.configuration.steps.${step}`, { lang: locale }),
        amount: { amount, currency },
      })),
      updatedAt: row.updatedAt.toISOString(),
    };
  }

  /** The same as an order line needs it. */
  goods(row: ConfigurationRow, product: ProductRow, locale: Locale): ConfiguredGoods {
    const model = modelOf(product);
    const settled = evaluate(model, row.choices);
    const remarks = [...settled.flatMap((one) => one.remarks), ...cropRemarks(model, settled, row)];
    return {
      id: row.id,
      productId: row.productId,
      owner: row.owner,
      isComplete: !remarks.some(({ level }) => level === 'red'),
      unitGross: (currency, quantity) => sumOf(priceSteps(model, product, settled, currency, quantity)),
      choices: settled.flatMap((one) => this.chosen(one, locale)),
      preview: row.crop?.preview ?? null,
    };
  }

  private chosen({ option, choice }: Settled, locale: Locale): { label: string; value: string }[] {
    if (choice === null || choice === '' || choice === false || option.kind === 'File') return [];
    return [{ label: option.label[localeTable[locale].language], value: this.word(option, choice, locale) }];
  }

  private word({ values, range }: OptionModel, choice: Exclude<Choice, null>, locale: Locale): string {
    if (isDimensions(choice)) return `${choice.width} × ${choice.height} mm`;
    if (choice === true) return this.i18n.translate('components.configuration.yes', { lang: locale });
    const value = values.find(({ id }) => id === choice);
    return value ? value.label[localeTable[locale].language] : [choice, range?.unit].filter((part) => part !== undefined).join(' ');
  }

  private option({ option, isAllowed, choice, remarks, allowedValues }: Settled, product: ProductRow, locale: Locale): ConfigurationOption {
    const { language } = localeTable[locale];
    const pictures = new Map(
      product.pictures.map(({ file, width, height, alt, placeholder = null }) => [file, { file, width, height, alt: alt[language], placeholder } satisfies Picture]),
    );
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
        picture: (picture && pictures.get(picture)) || null,
        hex: hex ?? null,
        surcharge: this.surcharge(surcharge, locale),
        isAllowed: isAllowed && allowedValues.has(id),
      })),
      range: option.range ? { ...option.range, unit: option.range.unit ?? null } : null,
      dimensions: option.dimensions ? { ...option.dimensions, scale: option.dimensions.scale ?? null } : null,
      maximumLength: option.maximumLength ?? null,
      accepts: option.accepts,
      surcharge: this.surcharge(option.surcharge, locale),
      messages: remarks.map((remark) => ({ level: remark.level, text: remark.key ? this.say(remark, locale) : option.label[language] })),
    };
  }

  private surcharge(surcharge: SurchargeModel | undefined, locale: Locale): ConfigurationOption['surcharge'] {
    if (!surcharge) return null;
    const { currency, country } = localeTable[locale];
    if (surcharge.per === 'percent') return { per: 'percent', price: null, percent: surcharge.percent };
    return { per: surcharge.per, price: priceOf(surcharge.price[currency], currency, vatRates[country]), percent: null };
  }

  private say({ key, params = {} }: Remark, locale: Locale): string {
    return this.i18n.translate(`components.configuration.${key}`, { lang: locale, args: params });
  }
}
