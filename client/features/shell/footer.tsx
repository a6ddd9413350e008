import brand from '#brand';
import { useHref, useLocale } from '../../core/locale.js';
import { useKeptInside } from '../../core/kept.js';
import { useTexts } from '../../core/texts.js';
import { useVat } from '../../core/vat.js';
import { useCategories } from '../../core/use-categories.js';
import { Icon } from '../../ui/icon.js';
import { FooterArea } from './footer.styles.js';
import { HomeLink } from './home-link.js';
import { phoneOf } from './phone.js';

export const Footer = () => {
  const kept = useKeptInside();
  return kept ? (
    <FooterArea data-dark {...kept} />
  ) : (
    <FooterArea data-dark>
      <FooterContent />
    </FooterArea>
  );
};

const FooterContent = () => {
  const t = useTexts('footer');
  const href = useHref();
  const phone = phoneOf(useLocale());
  const { hasIncludedVat } = useVat();
  const categories = useCategories();
  return (
    <div className="container">
      <div>
        {brand.permissions.footerLogo && <HomeLink />}
        <p>{t('tagline')}</p>
      </div>
      {categories.length > 0 && (
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">{t('shop')}</h2>
          <ul>
            {categories.map(({ id, name, slug }) => (
              <li key={id}>
                <a href={href('categoryDetail', { slug })}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div>
        <h2>{t('help')}</h2>
        <p>{t('helpText')}</p>
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
      </div>
      <div>
        <h2>{t('company')}</h2>
        <p>{t('companyText', { site: brand.siteName })}</p>
        <p>{hasIncludedVat ? t('pricesIncluding') : t('pricesExcluding')}</p>
      </div>
    </div>
  );
};
