import { useRef } from 'react';
import brand from '#brand';
import { isOffered, isServed } from '../../../src/domain/served-routes.js';
import { useMissing } from '../../core/capabilities.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { usePhone } from '../../core/phone.js';
import { type ActiveRoute, useNavigation } from '../../core/page.js';
import { useRegion } from '../../core/region.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { RatingLine } from '../../ui/rating/rating-line.js';
import { CartLink } from './cart-link.js';
import { HeaderBars } from './header.styles.js';
import { HomeLink } from './home-link.js';
import { LanguageChoice, LanguageModal } from './language-modal.js';
import { FlyoutButton, MenuButton, MenuCategories, MenuPanel } from './menu.js';
import { SearchBox } from './search-box.js';
import { VatSwitch } from './vat-switch.js';

const clock = ({ hours, minutes }: typeof brand.deliveryTime) => `${hours}:${String(minutes).padStart(2, '0')}`;
const { products } = brand.permissions;

/** Service bar (rating, order deadline, VAT, language) above the bar with logo, menu, search, account and cart. */
export const Header = () => <HeaderBars {...useRegion('header', <HeaderContent />)} />;

const HeaderContent = () => {
  const t = useTexts('header');
  const { time } = useFormat();
  const panel = useRef<HTMLDialogElement>(null);
  return (
    <>
      <div className="service">
        <div className="container">
          <RatingLine />
          {products && <p>{t('cutOff', { time: time(clock(brand.deliveryTime)) })}</p>}
          {products && <VatSwitch />}
          <LanguageChoice />
        </div>
      </div>
      <div className="container bar">
        <HomeLink />
        <nav className="wide" aria-label={t('mainMenu')}>
          <MenuLinks hasFlyout />
        </nav>
        {isServed(brand, 'searchOverview') && <SearchBox />}
        <div className="own">
          {products && <FavouritesLink />}
          {isServed(brand, 'myAccount') && <AccountLink />}
          {products && <CartLink />}
        </div>
        <MenuButton panel={panel} />
      </div>
      <MenuPanel panel={panel}>
        <nav aria-label={t('menu')}>
          {products && <MenuCategories />}
          <MenuLinks />
        </nav>
        <Services />
      </MenuPanel>
      <LanguageModal />
    </>
  );
};

/** Account, favourites, phone number, VAT and language in the menu of a phone. */
const Services = () => {
  const phone = usePhone();
  return (
    <ul className="services">
      {isServed(brand, 'myAccount') && (
        <li>
          <AccountLink />
        </li>
      )}
      {products && (
        <li>
          <FavouritesLink />
        </li>
      )}
      <li>
        <a href={phone.link}>
          <Icon name="phone" size={24} />
          {phone.printed}
        </a>
      </li>
      {products && (
        <li>
          <VatSwitch />
        </li>
      )}
      <li>
        <LanguageChoice />
      </li>
    </ul>
  );
};

const AccountLink = () => {
  const t = useTexts('header');
  const href = useHref();
  return (
    <a className="account" href={href('myAccount')}>
      <Icon name="account" size={24} />
      <span>{t('account')}</span>
    </a>
  );
};

const FavouritesLink = () => {
  const routes = useTexts('routes');
  const href = useHref();
  return (
    <a className="favourites" href={href('favourites')}>
      <Icon name="heart" size={24} />
      <span>{routes('favourites')}</span>
    </a>
  );
};

const isRequested = (query: Readonly<Record<string, string>>, { search }: ActiveRoute) => Object.entries(query).every(([name, value]) => search.get(name) === value);

/** @param hasFlyout whether the link to the products has a button that opens the categories; otherwise the panel has that link itself */
const MenuLinks = ({ hasFlyout = false }) => {
  const routes = useTexts('routes');
  const href = useHref();
  const { place } = useNavigation();
  const missing = useMissing();
  return (
    <ul className="links">
      {brand.menu
        .filter(({ route }) => isOffered(route, missing) && (hasFlyout || route !== 'productOverview'))
        .map(({ route, query = {}, label }) => (
          <li key={label}>
            <a href={href(route, undefined, query)} aria-current={place.key === route && isRequested(query, place) ? 'page' : undefined}>
              {routes(label)}
            </a>
            {route === 'productOverview' && !missing.includes('listCategories') && <FlyoutButton />}
          </li>
        ))}
    </ul>
  );
};
