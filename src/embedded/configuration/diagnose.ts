import { type Diagnosis, diagnosisStatuses } from '../../contract/integration.js';
import { type Locale, locales, localeTable } from '../../contract/locales.js';
import { optionTable } from '../../contract/option-kinds.js';
import { type ConfigurationModel, ConfigurationModel as Model, type OptionModel } from './configuration-model.js';
import { evaluate, invalidChoices } from './evaluate.js';

type Finding = Diagnosis['findings'][number];
export interface Examined {
  id: string;
  sku: string;
  family: string;
  type: string;
  configuration: unknown;
  prices: Partial<Record<string, number>>;
  /** Id of the product of which it is a sample; samples can be free. */
  sampleOf?: string | null;
  pictures: readonly { file: string }[];
  /** Slug and name by locale. */
  texts: ReadonlyMap<string, { slug: string; name: string }>;
}

const error = (code: Finding['code'], subject: string | null, locale: Finding['locale'] = null): Finding => ({ severity: 'error', code, locale, subject });
const warning = (code: Finding['code'], subject: string | null, locale: Finding['locale'] = null): Finding => ({ severity: 'warning', code, locale, subject });

const conditionsOf = ({ allowedWhen, values }: OptionModel) => [...allowedWhen, ...values.flatMap((value) => value.allowedWhen ?? [])];

/** Conditions on options that do not exist, on the option itself or later ones (which could be circular), or on values that do not exist. */
const dependencyFindings = ({ options }: ConfigurationModel): Finding[] =>
  options.flatMap((option, at) =>
    conditionsOf(option).flatMap((condition): Finding[] => {
      const place = options.findIndex(({ id }) => id === condition.option);
      if (place < 0) return [error('DEPENDENCY_UNKNOWN', `${option.id} -> ${condition.option}`)];
      if (place >= at) return [error('DEPENDENCY_CIRCULAR', `${option.id} -> ${condition.option}`)];
      const known = options[place]!.values.map(({ id }) => id);
      const unknown = (condition.is ?? []).filter((value) => known.length && !known.includes(String(value)));
      return unknown.map((value) => error('DEPENDENCY_UNKNOWN', `${option.id} -> ${condition.option}=${String(value)}`));
    }),
  );

const pictureFindings = ({ options }: ConfigurationModel, files: ReadonlySet<string>, exist: (file: string) => boolean): Finding[] =>
  options.flatMap(({ values }) => values).flatMap(({ picture }) => (picture && !(files.has(picture) && exist(picture)) ? [error('PICTURE_MISSING', picture)] : []));

const printFindings = ({ print, options }: ConfigurationModel): Finding[] => {
  if (!print) return [];
  const formats = options.find(({ id }) => id === print.formatOption);
  const missing = [print.formatOption, print.photoOption, print.frameOption].filter((id) => !options.some((option) => option.id === id));
  const sizeless = (formats?.values ?? []).filter(({ id }) => !print.sizes[id]);
  return [...missing.map((id) => error('OPTION_MISSING', id)), ...sizeless.map(({ id }) => error('OPTION_MISSING', `size of ${id}`))];
};

/** Surcharges per metre or m² in a model without dimensions, and optional dimensions without a default. */
const sizeFindings = ({ options }: ConfigurationModel): Finding[] => {
  const sizes = options.filter(({ kind }) => optionTable[kind].choice === 'size');
  const isBySize = ({ surcharge, values }: OptionModel) => [surcharge, ...values.map((value) => value.surcharge)].some((one) => one?.per === 'm' || one?.per === 'm2');
  const sizeless = sizes.length ? [] : options.filter(isBySize);
  const open = sizes.filter((option) => !option.required && option.default === undefined);
  return [...sizeless.map(({ id }) => error('OPTION_MISSING', `size of ${id}`)), ...open.map(({ id }) => error('OPTION_MISSING', `default of ${id}`))];
};

/** Defaults that violate the rules of their own option, so that the default configuration could not be ordered. */
const defaultFindings = (model: ConfigurationModel): Finding[] => {
  const defaults = Object.fromEntries(model.options.flatMap(({ id, default: own }) => (own === undefined ? [] : [[id, own]])));
  const unfit = invalidChoices(model, defaults).map(({ field }) => field.replace('choices.', ''));
  const refused = evaluate(model, {}).flatMap(({ option, choice, remarks }) => (choice !== null && remarks.some(({ level }) => level === 'red') ? [option.id] : []));
  return [...new Set([...unfit, ...refused])].map((id) => error('DEFAULT_REFUSED', id));
};

const modelFindings = ({ type, configuration, pictures }: Examined, exist: (file: string) => boolean): Finding[] => {
  if (configuration === null) return type === 'PhotoPrint' ? [error('MODEL_MISSING', null)] : [];
  const parsed = Model.safeParse(configuration);
  if (!parsed.success) return parsed.error.issues.slice(0, 20).map((issue) => error(codeOf(issue.path), issue.path.join('.')));
  const files = new Set(pictures.map(({ file }) => file));
  return [
    ...dependencyFindings(parsed.data),
    ...sizeFindings(parsed.data),
    ...defaultFindings(parsed.data),
    ...printFindings(parsed.data),
    ...pictureFindings(parsed.data, files, exist),
  ];
};

/** The finding code for a schema error, by its path. */
const codeOf = (path: readonly PropertyKey[]): Finding['code'] => {
  if (path.includes('price') || path.includes('perSquareMetre')) return 'PRICE_MISSING';
  return path.includes('label') || path.includes('help') ? 'TEXT_MISSING' : 'OPTION_UNKNOWN';
};

const isFreeSample = ({ sampleOf, prices }: Examined, locale: Locale): boolean => Boolean(sampleOf) && prices[localeTable[locale].currency] === 0;

/** Checks a product's configuration model, prices, slugs, names and pictures in every locale. Pure except for `exist`. */
export const diagnose = (examined: Examined, exist: (file: string) => boolean): Diagnosis => {
  const { id, sku, family, configuration, prices, texts, pictures } = examined;
  const inLocales = locales.flatMap((locale): Finding[] => {
    const text = texts.get(locale);
    return [
      ...(text?.slug ? [] : [error('SLUG_MISSING', null, locale)]),
      ...(text?.name ? [] : [error('TEXT_MISSING', 'name', locale)]),
      ...(prices[localeTable[locale].currency] || isFreeSample(examined, locale) ? [] : [error('PRICE_MISSING', localeTable[locale].currency, locale)]),
    ];
  });
  const lost = pictures.filter(({ file }) => !exist(file)).map(({ file }) => error('PICTURE_MISSING', file));
  const findings = [...modelFindings(examined, exist), ...inLocales, ...lost, ...(pictures.length ? [] : [warning('PICTURE_MISSING', null)])];
  const [ok, warned, failed] = diagnosisStatuses;
  const status = findings.some(({ severity }) => severity === 'error') ? failed : findings.length ? warned : ok;
  return { productId: id, sku, model: configuration === null ? null : family, status, findings };
};
