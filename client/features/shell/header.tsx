import brand from '#brand';
import { useHref } from '../../core/locale.js';
import { useKeptInside } from '../../core/kept.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { CartLink } from './cart-link.js';
import { HeaderBars } from './header.styles.js';
import { HomeLink } from './home-link.js';
import { LanguageMenu } from './language-menu.js';
import { useDismissal } from './use-dismissal.js';
import { useMenuCategories } from './use-menu-items.js';
import { VatSwitch } from './vat-switch.js';

const clock = ({ hours, minutes }: typeof brand.deliveryTime) => `${hours}:${String(minutes).padStart(2, '0')}`;

/** Service bar (promise, VAT, language) over the bar with logo, menu and cart. */
export const Header = () => {
  const kept = useKeptInside();
  return kept ? (
    <HeaderBars {...kept} />
  ) : (
    <HeaderBars>
      <HeaderContent />
    </HeaderBars>
  );
};

const HeaderContent = () => {
  const t = useTexts('header');
  const menu = useDismissal();
  return (
    <>
      <div className="service">
        <div className="container">
          {brand.permissions.products && <p>{t('cutOff', { time: clock(brand.deliveryTime) })}</p>}
          <VatSwitch />
          <LanguageMenu />
        </div>
      </div>
      <div className="container bar">
        <HomeLink />
        {brand.permissions.products && (
          <>
            <nav className="wide" aria-label={t('mainMenu')}>
              <MenuLinks />
            </nav>
            <CartLink />
            <details className="panel" ref={menu}>
              <summary aria-label={t('menu')}>
                <Icon name="menu" size={24} />
                <Icon name="close" size={24} />
              </summary>
              <nav aria-label={t('mainMenu')}>
                <MenuLinks />
              </nav>
            </details>
          </>
        )}
      </div>
    </>
  );
};

const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);

const MenuLinks = () => {
  const t = useTexts('header');
  const href = useHref();
  const { place } = useNavigation();
  return (
    <ul>
      <li>
        <a href={href('productOverview')} aria-current={current(place.key === 'productOverview')}>
          {t('allProducts')}
        </a>
      </li>
      {useMenuCategories().map(({ id, name, slug }) => (
        <li key={id}>
          <a href={href('categoryDetail', { slug })} aria-current={current(place.key === 'categoryDetail' && place.params.slug === slug)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
};
