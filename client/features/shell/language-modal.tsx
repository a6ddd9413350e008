import { type Locale, localeTable } from '../../../src/contract/locales.js';
import { href, queryOf } from '../../../src/contract/routes.js';
import { useFormat } from '../../core/format.js';
import { useLocale } from '../../core/locale.js';
import { type ActiveRoute, type PageInfo, useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { Modal, ModalButton } from '../../ui/modal.js';
import { LanguageButton, LanguageList } from './language-modal.styles.js';

/** Names of each locale in its own language, sorted by country, then language. Sorted by hand, because a browser's first collator delays each initial load by 10 ms. */
export const ownNames: Record<Locale, readonly [country: string, language: string]> = {
  'nl-BE': ['België', 'Nederlands'],
  'fr-BE': ['Belgique', 'Français'],
  'de-DE': ['Deutschland', 'Deutsch'],
  'fr-FR': ['France', 'Français'],
  'nl-NL': ['Nederland', 'Nederlands'],
  'de-AT': ['Österreich', 'Deutsch'],
  'en-GB': ['United Kingdom', 'English'],
};
const shown = Object.keys(ownNames) as Locale[];

/** Returns the URL of the current page in another locale, with its query; that of the home page when the page does not exist there. */
const hrefInLocale = ({ slugs }: PageInfo, { key, params, search }: ActiveRoute, locale: Locale): string => {
  const query = { ...queryOf(search), locale };
  if (!params.slug && !slugs) return href(key, locale, undefined, query);
  const slug = slugs?.[locale];
  // On the notFound page only products that are not sold any more have slugs.
  return slug ? href(key === 'notFound' ? 'productDetail' : key, locale, { slug }, query) : href('home', locale, undefined, { locale });
};

/** Button that opens the choice of language and country. */
export const LanguageChoice = () => {
  const t = useTexts('header');
  const { labelled } = useFormat();
  const locale = useLocale();
  const [country, language] = ownNames[locale];
  return (
    <LanguageButton>
      <ModalButton type="LANGUAGE_MODAL">
        <span className="visually-hidden">{`${labelled(t('language'), country)}, `}</span>
        <Icon name="globe" size={16} />
        <span className="name">{`${language} (${locale.slice(3)})`}</span>
        <span className="code" aria-hidden="true">
          {locale.slice(3)}
        </span>
      </ModalButton>
    </LanguageButton>
  );
};

/** List of the site's locales. The links load the same page from the server, which stores the choice. */
export const LanguageModal = () => {
  const t = useTexts('header');
  const locale = useLocale();
  const { place: route, info } = useNavigation();
  return (
    <Modal type="LANGUAGE_MODAL" title={t('language')}>
      <LanguageList>
        {shown.map((other) => (
          <li key={other}>
            <a href={hrefInLocale(info, route, other)} hrefLang={other} lang={localeTable[other].language} aria-current={other === locale ? 'true' : undefined} data-reload>
              <strong>{ownNames[other][0]}</strong> <span>{ownNames[other][1]}</span>
              {other === locale && <Icon name="check" size={18} />}
            </a>
          </li>
        ))}
      </LanguageList>
    </Modal>
  );
};
