import { byLocale } from '../config/by-locale.js';
import type { Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import type { Locale } from '../contract/locales.js';
import { type EmbeddedForm, embeddedForms, type FormEmbedSettings, type MeasuringSettings, type ThirdPartySettings } from '../contract/third-parties.js';

type Variables = Pick<Environment, 'CHAT_FRAME_URL' | 'FORM_EMBED_URL' | 'FORM_EMBED_PORTAL' | 'FORM_EMBED_FORMS' | 'FORM_EMBED_HOSTS'> & MeasuringVariables;
type MeasuringVariables = Partial<Pick<Environment, 'NODE_ENV'>> &
  Pick<
    Environment,
    'TAG_MANAGER_IDS' | 'TAG_MANAGER_URL' | 'TAG_MANAGER_HOSTS' | 'AD_CALL_SCRIPTS' | 'AD_CALL_HOSTS' | 'TRACKING_PIXEL_URL' | 'RENDER_MONITOR_URL' | 'RENDER_MONITOR'
  >;

const listed = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const isForm = (name: string | undefined): name is EmbeddedForm => embeddedForms.some((known) => known === name);
/** Parses `contact=<id>,advice=<id>`; unknown forms are ignored. */
const formsIn = (value: string | undefined): FormEmbedSettings['forms'] => {
  const pairs = listed(value).map((pair) => pair.split('='));
  return Object.fromEntries(pairs.flatMap(([name, id]) => (isForm(name) && id ? [[name, id]] : [])));
};

const withHosts = (hosts: string | undefined): { hosts?: string[] } => (hosts ? { hosts: listed(hosts) } : {});

/** Measuring settings of the environment for a locale. */
const measuringIn = (variables: MeasuringVariables, locale: Locale): MeasuringSettings => {
  const { TAG_MANAGER_IDS = '', TAG_MANAGER_URL, TAG_MANAGER_HOSTS, AD_CALL_SCRIPTS = '', AD_CALL_HOSTS, TRACKING_PIXEL_URL, RENDER_MONITOR_URL } = variables;
  const container = byLocale(TAG_MANAGER_IDS)?.[locale];
  const script = byLocale(AD_CALL_SCRIPTS)?.[locale];
  return {
    ...(container && { tagManager: { container, ...(TAG_MANAGER_URL && { script: TAG_MANAGER_URL }), ...withHosts(TAG_MANAGER_HOSTS) } }),
    ...(script && { adCall: { script, ...withHosts(AD_CALL_HOSTS) } }),
    ...(TRACKING_PIXEL_URL && { pixel: { address: TRACKING_PIXEL_URL } }),
    ...(RENDER_MONITOR_URL && { renderMonitor: { ingest: RENDER_MONITOR_URL } }),
  };
};

/** Third parties of a site in a locale. The environment overrides the settings of the locale, which override those of the brand. */
export const thirdPartySettings = ({ thirdParties: { everywhere, byLocale: own } }: Pick<Brand, 'thirdParties'>, variables: Variables, locale: Locale): ThirdPartySettings => {
  const { CHAT_FRAME_URL, FORM_EMBED_URL, FORM_EMBED_PORTAL = '', FORM_EMBED_FORMS, FORM_EMBED_HOSTS, NODE_ENV, RENDER_MONITOR } = variables;
  const { measuring: measuredEverywhere, ...others } = everywhere;
  const { measuring: measuredHere, ...ownOthers } = own?.[locale] ?? {};
  const { renderMonitor, ...rest } = { ...measuredEverywhere, ...measuredHere, ...measuringIn(variables, locale) };
  // In production, rendering times are only measured if RENDER_MONITOR=always.
  const isMonitored = renderMonitor && (NODE_ENV !== 'production' || RENDER_MONITOR === 'always');
  const measuring: MeasuringSettings = { ...rest, ...(isMonitored && { renderMonitor }) };
  return {
    ...others,
    ...ownOthers,
    ...(CHAT_FRAME_URL && { chat: { frame: CHAT_FRAME_URL.replaceAll('{locale}', locale) } }),
    ...(FORM_EMBED_URL && { formEmbed: { script: FORM_EMBED_URL, portal: FORM_EMBED_PORTAL, forms: formsIn(FORM_EMBED_FORMS), hosts: listed(FORM_EMBED_HOSTS) } }),
    ...(Object.keys(measuring).length > 0 && { measuring }),
  };
};
