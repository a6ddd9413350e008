import type { Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import type { Locale } from '../contract/locales.js';
import { type EmbeddedForm, embeddedForms, type FormEmbedSettings, type ThirdPartySettings } from '../contract/third-parties.js';

type Variables = Pick<Environment, 'CHAT_FRAME_URL' | 'FORM_EMBED_URL' | 'FORM_EMBED_PORTAL' | 'FORM_EMBED_FORMS' | 'FORM_EMBED_HOSTS'>;

const listed = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const isForm = (name: string | undefined): name is EmbeddedForm => embeddedForms.some((known) => known === name);
/** `contact=<id>,advice=<id>`; what is none of our forms is nobody's. */
const formsIn = (value: string | undefined): FormEmbedSettings['forms'] => {
  const pairs = listed(value).map((pair) => pair.split('='));
  return Object.fromEntries(pairs.flatMap(([name, id]) => (isForm(name) && id ? [[name, id]] : [])));
};

/** The third parties of a site in a locale: the environment's, else those of the locale, else the brand's. */
export const thirdPartySettings = (
  { thirdParties: { everywhere, byLocale } }: Pick<Brand, 'thirdParties'>,
  { CHAT_FRAME_URL, FORM_EMBED_URL, FORM_EMBED_PORTAL = '', FORM_EMBED_FORMS, FORM_EMBED_HOSTS }: Variables,
  locale: Locale,
): ThirdPartySettings => ({
  ...everywhere,
  ...byLocale?.[locale],
  ...(CHAT_FRAME_URL && { chat: { frame: CHAT_FRAME_URL.replaceAll('{locale}', locale) } }),
  ...(FORM_EMBED_URL && { formEmbed: { script: FORM_EMBED_URL, portal: FORM_EMBED_PORTAL, forms: formsIn(FORM_EMBED_FORMS), hosts: listed(FORM_EMBED_HOSTS) } }),
});
