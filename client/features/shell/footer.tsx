import brand from '#brand';
import type { FooterEntry } from '../../../src/contract/brands.js';
import { localeTable } from '../../../src/contract/locales.js';
import { useLinkTo } from '../../core/link-to.js';
import { useLocale } from '../../core/locale.js';
import { useRegion } from '../../core/region.js';
import { useTexts } from '../../core/texts.js';
import { useVat } from '../../core/vat.js';
import { Icon } from '../../ui/icon.js';
import { PaymentMarks } from '../../ui/trust/payment-marks.js';
import { FooterArea } from './footer.styles.js';
import { HomeLink } from './home-link.js';
import { PrivacyChoices } from './privacy-choices.js';
import { usePhone } from '../../core/phone.js';

export const Footer = () => <FooterArea data-dark {...useRegion('footer', <FooterContent />)} />;

const FooterContent = () => {
  const t = useTexts('footer');
  const { hasIncludedVat } = useVat();
  return (
    <>
      <div className="container">
        <div>
          {brand.permissions.footerLogo && <HomeLink tone="dark" />}
          <Contact />
        </div>
        {brand.footer.map(({ title, entries }) => (
          <nav key={title} aria-labelledby={`footer-${title}`}>
            <h2 id={`footer-${title}`}>{t(title)}</h2>
            <ul>
              {entries.map((entry) => (
                <Entry key={entry.kind === 'Link' ? entry.to : entry.kind} entry={entry} />
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="container prices">
        <PaymentMarks />
        <p>
          {brand.permissions.products && (hasIncludedVat ? t('pricesIncluding') : t('pricesExcluding'))}
          <PrivacyChoices />
        </p>
      </div>
    </>
  );
};

/** Text or link of the footer. A link without target is left out. */
const Entry = ({ entry }: { entry: FooterEntry }) => {
  const { language } = localeTable[useLocale()];
  const linkTo = useLinkTo();
  if (entry.kind === 'Text') return <li className="text">{entry.text[language]}</li>;
  const link = linkTo(entry.to);
  if (!link) return null;
  return (
    <li>
      <a href={link.href}>{link.label}</a>
    </li>
  );
};

const Contact = () => {
  const t = useTexts('footer');
  const phone = usePhone();
  return (
    <>
      <p>{t(brand.permissions.products ? 'helpText' : 'questionText')}</p>
      <ul>
        <li>
          <a href={phone.link}>
            <Icon name="phone" />
            {phone.printed}
          </a>
        </li>
        <li>
          <a href={`mailto:${brand.email}`}>
            <Icon name="mail" />
            {brand.email}
          </a>
        </li>
      </ul>
    </>
  );
};
