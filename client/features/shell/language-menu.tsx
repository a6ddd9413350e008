import { type Locale, localeTable, locales } from '../../../src/contract/locales.js';
import { href } from '../../../src/contract/routes.js';
import { useLocale } from '../../core/locale.js';
import { type PageInfo, type Place, useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { LanguageDetails } from './language-menu.styles.js';
import { useDismissal } from './use-dismissal.js';

/** Each locale in its own words, as those who look for it read it. */
const ownNames: Record<Locale, string> = {
  'nl-NL': 'Nederland',
  'nl-BE': 'België (Nederlands)',
  'fr-BE': 'Belgique (français)',
  'de-DE': 'Deutschland',
  'de-AT': 'Österreich',
  'fr-FR': 'France',
  'en-GB': 'United Kingdom',
};

/** The path of this page in another locale; home where the thing has no page there. */
const hrefInLocale = ({ slugs }: PageInfo, { key, params }: Place, locale: Locale): string => {
  if (!params.slug) return href(key, locale);
  const slug = slugs?.[locale];
  return slug ? href(key, locale, { slug }) : href('home', locale);
};

/** The site's locales; choosing one asks the server, which remembers it. */
export const LanguageMenu = () => {
  const t = useTexts('header');
  const locale = useLocale();
  const { place, info } = useNavigation();
  const menu = useDismissal();
  const others = locales.toSorted((one, other) => ownNames[one].localeCompare(ownNames[other], 'en'));
  return (
    <LanguageDetails ref={menu}>
      <summary>
        <span className="visually-hidden">{`${t('language')}: `}</span>
        <span className="name">{ownNames[locale]}</span>
        <span className="code" aria-hidden="true">
          {locale.slice(3)}
        </span>
        <Icon name="chevronDown" size={14} />
      </summary>
      <ul>
        {others.map((other) => (
          <li key={other}>
            <a
              href={`${hrefInLocale(info, place, other)}?locale=${other}`}
              hrefLang={other}
              lang={localeTable[other].language}
              aria-current={other === locale ? 'true' : undefined}
              data-reload
            >
              {ownNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </LanguageDetails>
  );
};
