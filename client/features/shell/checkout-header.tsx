import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { CheckoutBar } from './checkout-header.styles.js';
import { HomeLink } from './home-link.js';
import { usePhone } from '../../core/phone.js';

/** Header of the checkout: logo, security note and phone number. */
export const CheckoutHeader = () => {
  const t = useTexts('header');
  const phone = usePhone();
  return (
    <CheckoutBar>
      <div className="container">
        <HomeLink />
        <p>
          <span>
            <Icon name="lock" />
            {t('safeOrder')}
          </span>
          <span className="help">{t('needHelp')}</span> <a href={phone.link}>{phone.printed}</a>
        </p>
      </div>
    </CheckoutBar>
  );
};
