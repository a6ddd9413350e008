import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';

/** Link to download the customer's personal data. It works without scripts. */
export const YourData = () => {
  const t = useTexts('account');
  return (
    <section className="apart" aria-labelledby="data">
      <h2 id="data">{t('data.heading')}</h2>
      <p>{t('data.text')}</p>
      <div>
        <Button as="a" data-kind="secondary" href="/forms/me/export" download>
          {t('data.download')}
        </Button>
      </div>
    </section>
  );
};
