import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';

/** Said above forms that could not be sent without JavaScript. */
export const NeedsScript = () => {
  const t = useTexts('account');
  return (
    <noscript>
      <Remark kind="warning">
        <strong>{t('noScript.title')}</strong>
        <p>{t('noScript.text')}</p>
      </Remark>
    </noscript>
  );
};
