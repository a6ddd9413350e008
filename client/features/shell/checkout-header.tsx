import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { CheckoutBar } from './checkout-header.styles.js';
import { HomeLink } from './home-link.js';
import { usePhone } from '../../core/phone.js';

/** Logo, a word of trust and a number to call. */
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
