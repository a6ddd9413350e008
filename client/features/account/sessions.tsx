import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../core/api.js';
import { IfCapable } from '../../core/capabilities.js';
import { clearBrowserStorage } from '../../core/clear-browser-storage.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Remark } from '../../ui/remark.js';
import { Device } from './device.js';
import { SessionList } from './sessions.styles.js';

/** Signed-in devices, each with a form to sign it out. Signing out everywhere posts a form and also clears browser storage. */
export const Sessions = ({ email }: { email: string }) => {
  const t = useTexts('account');
  const sessions = useReadIfAny(useApi().user.sessions.queryOptions({}));
  const [signedOut, setSignedOut] = useState<string>();
  const news = useRef<HTMLDivElement>(null);
  // The focused button was removed with its device.
  useEffect(() => {
    if (signedOut !== undefined) news.current?.focus();
  }, [signedOut]);
  return (
    <section className="apart" aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.heading')}</h2>
      <p>{t('sessions.text')}</p>
      <div ref={news} tabIndex={-1} aria-live="polite">
        {signedOut !== undefined && <Remark kind="success">{t('sessions.ended', { device: signedOut })}</Remark>}
      </div>
      <SessionList aria-labelledby="sessions">
        {sessions?.items.map((session) => (
          <Device key={session.id} {...{ session, email }} onSignedOut={setSignedOut} />
        ))}
      </SessionList>
      <IfCapable of={['endSessions']}>
        <form method="post" action="/forms/auth/sign-out-everywhere" onSubmit={clearBrowserStorage}>
          <Button data-kind="secondary">{t('sessions.submit')}</Button>
        </form>
      </IfCapable>
    </section>
  );
};
