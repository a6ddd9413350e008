import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { NewsletterCard } from './newsletter.styles.js';

/** Newsletter sign-up as a native form that needs no script. */
export const NewsletterSignUp = () => {
  const t = useTexts('homepage');
  const href = useHref();
  return (
    <div className="container">
      <NewsletterCard aria-labelledby="newsletter">
        <div>
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <form method="post" action="/forms/enquiries/newsletter">
          <input type="hidden" name="page" value={href('newsletter')} />
          <label htmlFor="newsletter-email">{t('newsletter.email')}</label>
          <div>
            <input id="newsletter-email" name="email" type="email" autoComplete="email" required maxLength={254} />
            <Button data-kind="secondary">{t('newsletter.action')}</Button>
          </div>
          <label className="consent">
            <input name="consent" type="checkbox" value="true" required />
            <span>{t('newsletter.consent')}</span>
          </label>
          {/* Honeypot: bots fill in every field, and this one is hidden from visitors. */}
          <label className="visually-hidden" aria-hidden="true">
            {t('newsletter.notThis')}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </form>
      </NewsletterCard>
    </div>
  );
};
