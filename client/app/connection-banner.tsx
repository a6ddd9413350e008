import { problemOf } from '../core/api.js';
import { isServer } from '../core/is-server.js';
import { useTexts } from '../core/texts.js';
import { useRootMark } from '../core/use-root-mark.js';
import { Button } from '../ui/button.styles.js';
import { Icon, type IconName } from '../ui/icon.js';
import { useConnection, useFailedReads, useIsSlow } from './connection.js';
import { BannerBar } from './connection-banner.styles.js';
import { dropChange, type RouteChange, useRouteChange } from './route-change.js';

/** Notices: connection lost or restored, page not loaded, slow operation. */
const looks = {
  offline: { kind: 'warning', icon: 'warning' },
  failed: { kind: 'danger', icon: 'danger' },
  back: { kind: 'success', icon: 'check' },
  slow: { kind: 'info', icon: 'info' },
} as const satisfies Record<string, { kind: string; icon: IconName }>;
type Notice = keyof typeof looks;

const useNotice = (change: RouteChange): Notice | undefined => {
  const connection = useConnection();
  const isSlow = useIsSlow(change.state === 'running');
  if (connection !== 'online') return connection;
  if (change.state === 'failed') return 'failed';
  return isSlow ? 'slow' : undefined;
};

const EmptyBanner = () => (
  <BannerBar>
    <div className="container">
      <output />
    </div>
  </BannerBar>
);

const LiveBanner = () => {
  const t = useTexts('global');
  const change = useRouteChange();
  const notice = useNotice(change);
  useRootMark('has-notice', notice !== undefined);
  const { hasFailed, readAgain } = useFailedReads();
  const isFailed = change.state === 'failed';
  const detail = isFailed && notice === 'failed' && problemOf(change.error)?.detail;
  return (
    <BannerBar data-notice={notice} data-kind={notice && looks[notice].kind}>
      <div className="container">
        {/* Must exist before it has content: only then do screen readers announce it. */}
        <output>
          {notice && (
            <>
              <Icon name={looks[notice].icon} />
              <span>
                {t(`connection.${notice}`)} {detail}
              </span>
            </>
          )}
        </output>
        {notice && (isFailed || hasFailed) && (
          <Button type="button" data-kind="secondary" data-size="small" onClick={isFailed ? change.retry : readAgain}>
            {t('trouble.retry')}
          </Button>
        )}
        {notice === 'failed' && (
          <button type="button" className="close" aria-label={t('close')} onClick={dropChange}>
            <Icon name="close" size={22} />
          </button>
        )}
      </div>
    </BannerBar>
  );
};

/** Shows the state of the connection at the lower edge. Nothing is retried automatically: a button retries what failed. The server has no connection to watch. */
export const ConnectionBanner = isServer ? EmptyBanner : LiveBanner;
