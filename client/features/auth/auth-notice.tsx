import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';

/** Values of `?news=`: what happened before the redirect to this page. */
const known = ['signedOut', 'signedOutEverywhere', 'passwordChanged', 'deleted', 'confirmed', 'emailConfirmed', 'orderClaimed', 'orderDismissed', 'sessionEnded'] as const;
export type AuthNoticeKind = (typeof known)[number];

export const AuthNotice = () => {
  const t = useTexts('auth');
  const { place } = useNavigation();
  const news = known.find((one) => one === place.search.get('news'));
  if (place.search.get('cookies') === 'refused') {
    return (
      <Remark kind="warning" role="alert">
        {t('cookiesRefused')}
      </Remark>
    );
  }
  return news && <Remark kind={news === 'sessionEnded' ? 'warning' : 'success'}>{t(`news.${news}`)}</Remark>;
};
