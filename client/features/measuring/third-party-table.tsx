import { type ThirdPartyId, thirdPartyIds } from '../../../src/contract/third-parties.js';
import { thirdParties } from '../../../src/domain/third-parties.js';
import type { Namespace } from '../../core/messages.js';
import { useTexts } from '../../core/texts.js';
import { useThirdParties } from '../../core/third-parties.js';
import { Prose } from '../../ui/prose.styles.js';

/** Text namespaces of the table. */
export const namespaces: readonly Namespace[] = ['form'];

type Cookies = NonNullable<(typeof thirdParties)[ThirdPartyId]['cookies']>;
const daysOf = (cookies: Cookies) => [...new Set(cookies.map(({ days }) => days))];
const namesOf = (cookies: Cookies, days: number) =>
  cookies
    .filter((cookie) => cookie.days === days)
    .map(({ name }) => name)
    .join(', ');

/** Table of the third parties of this site, with consent category, purpose and cookies. */
export const ThirdPartyTable = () => {
  const t = useTexts('form');
  const settings = useThirdParties();
  const there = thirdPartyIds.flatMap((id) => {
    const owner = thirdParties[id].owner(settings);
    return owner ? [{ ...thirdParties[id], id, owner }] : [];
  });
  if (there.length === 0) return <Prose>{t('parties.empty')}</Prose>;
  return (
    <Prose>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the table is wider than the page, and must be scrollable by keyboard */}
      <div className="table" tabIndex={0}>
        <table>
          <caption className="visually-hidden">{t('parties.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('parties.who')}</th>
              <th scope="col">{t('parties.what')}</th>
              <th scope="col">{t('parties.kept')}</th>
            </tr>
          </thead>
          <tbody>
            {there.map(({ id, owner, category, alsoOn, cookies = [] }) => (
              <tr key={id}>
                <td>{owner}</td>
                <td>
                  {[category, alsoOn]
                    .map((one) => one && t(`choices.${one}.title`))
                    .filter(Boolean)
                    .join(', ')}
                  : {t(`parties.purposes.${id}`)}
                </td>
                <td>
                  {daysOf(cookies)
                    .map((days) => t('parties.cookie', { name: namesOf(cookies, days), count: days }))
                    .join('; ') || t('parties.none')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Prose>
  );
};
