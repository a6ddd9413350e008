import brand from '#brand';
import { isOffered, isServed } from '../../../src/domain/served-routes.js';
import { useMissing } from '../../core/capabilities.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useCachedFrame } from '../../core/cached-frame.js';
import { type ActiveRoute, useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { RatingLine } from '../../ui/rating/rating-line.js';
import { CartLink } from './cart-link.js';
import { HeaderBars } from './header.styles.js';
import { HomeLink } from './home-link.js';
import { LanguageChoice, LanguageModal } from './language-modal.js';
import { MenuProvider, PhoneMenu, useMenu } from './menu.js';
import { SearchBox } from './search-box.js';
import { VatSwitch } from './vat-switch.js';

const clock = ({ hours, minutes }: typeof brand.deliveryTime) => `${hours}:${String(minutes).padStart(2, '0')}`;
const { products } = brand.permissions;

/** Service bar (rating, order deadline, VAT, language) above the bar with logo, menu, search, account and cart. */
export const Header = () => {
  const kept = useCachedFrame();
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
  const { time } = useFormat();
  return (
    <MenuProvider>
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
          <MenuLinks />
        </nav>
        {isServed(brand, 'searchOverview') && <SearchBox />}
        <div className="own">
          {products && <FavouritesLink />}
          {isServed(brand, 'myAccount') && <AccountLink />}
          {products && <CartLink />}
        </div>
        <PhoneMenu>
          <MenuLinks />
        </PhoneMenu>
      </div>
      <LanguageModal />
    </MenuProvider>
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

const MenuLinks = () => {
  const routes = useTexts('routes');
  const href = useHref();
  const { place } = useNavigation();
  const { close } = useMenu();
  const missing = useMissing();
  return (
    <ul>
      {brand.menu
        .filter(({ route }) => isOffered(route, missing))
        .map(({ route, query = {}, label }) => (
          <li key={label}>
            <a href={href(route, undefined, query)} onClick={close} aria-current={place.key === route && isRequested(query, place) ? 'page' : undefined}>
              {routes(label)}
            </a>
          </li>
        ))}
    </ul>
  );
};
