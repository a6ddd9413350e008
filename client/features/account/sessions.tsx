import { useApi } from '../../core/api.js';
import { useFormat } from '../../core/format.js';
import { forgetEverything } from '../../core/leaving.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { SessionList } from './sessions.styles.js';

/** Where the customer is signed in, and the way out of everywhere: a form in its own right, so that the browser leaves everything it held. */
export const Sessions = () => {
  const t = useTexts('account');
  const { date } = useFormat();
  const sessions = useReadIfAny(useApi().user.sessions.queryOptions({}));
  return (
    <section className="apart" aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.heading')}</h2>
      <p>{t('sessions.text')}</p>
      <SessionList aria-labelledby="sessions">
        {sessions?.items.map(({ startedAt, isCurrent }, at) => (
          // Sessions have no name that may be told, and their order is their age.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {t('sessions.started', { date: date(startedAt) })}
            {isCurrent && <strong>{t('sessions.current')}</strong>}
          </li>
        ))}
      </SessionList>
      <form method="post" action="/forms/auth/sign-out-everywhere" onSubmit={forgetEverything}>
        <Button data-kind="secondary">{t('sessions.submit')}</Button>
      </form>
    </section>
  );
};
