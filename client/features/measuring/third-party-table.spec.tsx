import { screen, within } from '@testing-library/react';
import { renderInApp } from '../../../test/support/in-app.js';
import type { ThirdPartySettings } from '../../../src/contract/third-parties.js';
import { ThirdPartyTable } from './third-party-table.js';

const rowsFor = (thirdParties: ThirdPartySettings) => {
  renderInApp(<ThirdPartyTable />, { namespaces: ['form'], thirdParties });
  return screen.queryAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};

describe('the table of third parties', () => {
  it('lists configured third parties with purposes and cookies', () => {
    expect(rowsFor({ video: true, measuring: { tagManager: { container: 'GTM-AAAA' } } }).slice(1)).toEqual([
      ['YouTube (Google)', 'Chat, video en formulieren: video’s tonen', 'geen'],
      [
        'Google',
        'Statistiek, Marketing: bezoek en resultaat van advertenties meten (Tag Manager)',
        '_ga, _ga_* (730 dagen); _gid, _gat*, _dc_gtm_* (maximaal 1\u00a0dag); _gcl_*, _gac_* (90 dagen)',
      ],
    ]);
  });

  it('shows a text when there are none', () => {
    expect(rowsFor({})).toEqual([]);
    expect(screen.getByText('Op deze site gebruiken wij geen diensten van derden.')).toBeTruthy();
  });
});
