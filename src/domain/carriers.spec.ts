import { carrierNames, carrierOf, type ParcelDestination, trackingUrlOf } from './carriers.js';

const amsterdam: ParcelDestination = { country: 'nl', postcode: '1012 LG', locale: 'nl-NL' };
const urlOf = (carrier: string | null, tracking: string | null, to = amsterdam) => trackingUrlOf({ carrier, tracking }, to);

describe('the tracking page of a parcel', () => {
  it.each([
    ['PostNL', amsterdam, 'https://jouw.postnl.nl/track-and-trace/3SABC123-NL-1012LG'],
    ['DHL', amsterdam, 'https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=3SABC123'],
    ['DHL', { country: 'at', postcode: '1010', locale: 'de-AT' }, 'https://www.dhl.com/at-de/home/tracking.html?tracking-id=3SABC123'],
    ['DPD', { country: 'de', postcode: '10623', locale: 'de-DE' }, 'https://tracking.dpd.de/status/de_DE/parcel/3SABC123'],
    ['GLS', amsterdam, 'https://gls-group.com/EU/en/parcel-tracking?match=3SABC123'],
    ['bpost', { country: 'be', postcode: '2000', locale: 'fr-BE' }, 'https://track.bpost.cloud/btr/web/#/search?itemCode=3SABC123&lang=fr&postalCode=2000'],
    ['Colissimo', { country: 'fr', postcode: '75001', locale: 'fr-FR' }, 'https://www.laposte.fr/outils/suivre-vos-envois?code=3SABC123'],
    ['UPS', amsterdam, 'https://www.ups.com/track?loc=nl_NL&tracknum=3SABC123'],
  ] as const)('of %s contains its number, to %j', (carrier, to, url) => expect(urlOf(carrier, '3SABC123', to)).toBe(url));

  it('is an HTTPS address for every carrier', () => {
    for (const name of carrierNames) expect(new URL(urlOf(name, '3S ABC 123')!).protocol).toBe('https:');
  });

  it('does not depend on how ops spell the carrier', () => {
    for (const name of ['postnl', 'POST NL', 'Post-NL']) expect(carrierOf(name)).toBe('PostNL');
    expect([carrierOf('DHL Parcel'), carrierOf('La Poste'), carrierOf('Own van')]).toEqual(['DHL', 'Colissimo', undefined]);
  });

  it('is missing for an unknown carrier, without a number, and for a text that is no number', () => {
    const none = [urlOf('Own van', '3SABC123'), urlOf(null, '3SABC123'), urlOf('DHL', null), urlOf('DHL', '3SABC$t(x)'), urlOf('DHL', '../../x'), urlOf('DHL', '3S1')];
    expect(none).toEqual(none.map(() => undefined));
  });
});
