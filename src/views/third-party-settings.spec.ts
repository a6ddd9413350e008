import { thirdPartySettings } from './third-party-settings.js';

const everywhere = { video: true };

describe('the third parties of a site', () => {
  it('are those of the brand, with overrides by locale', () => {
    const brand = { thirdParties: { everywhere, byLocale: { 'de-DE': { video: false, chat: { frame: 'https://chat.example/de' } } } } };
    expect(thirdPartySettings(brand, {}, 'nl-NL')).toEqual({ video: true });
    expect(thirdPartySettings(brand, {}, 'de-DE')).toEqual({ video: false, chat: { frame: 'https://chat.example/de' } });
    expect(thirdPartySettings(brand, { CHAT_FRAME_URL: 'https://other.example' }, 'de-DE')).toMatchObject({ chat: { frame: 'https://other.example' } });
  });

  it('get the locale of the page', () => {
    expect(thirdPartySettings({ thirdParties: { everywhere } }, { CHAT_FRAME_URL: 'https://chat.example/?lang={locale}' }, 'fr-BE')).toEqual({
      video: true,
      chat: { frame: 'https://chat.example/?lang=fr-BE' },
    });
  });

  it('have the forms and hosts that the environment lists, and no others', () => {
    const variables = {
      FORM_EMBED_URL: 'https://forms.example/v2.js',
      FORM_EMBED_PORTAL: '7',
      FORM_EMBED_FORMS: 'contact=a1, advice = , login=x,newsletter=b2',
      FORM_EMBED_HOSTS: 'https://api.forms.example',
    };
    expect(thirdPartySettings({ thirdParties: { everywhere } }, variables, 'nl-NL').formEmbed).toEqual({
      script: 'https://forms.example/v2.js',
      portal: '7',
      forms: { contact: 'a1', newsletter: 'b2' },
      hosts: ['https://api.forms.example'],
    });
  });

  describe('that measure', () => {
    const none = { thirdParties: { everywhere } };

    it('do not exist by default', () => expect(thirdPartySettings(none, {}, 'nl-NL')).not.toHaveProperty('measuring'));

    it('have their own container and script for each locale', () => {
      const variables = { TAG_MANAGER_IDS: 'nl-NL=GTM-AAAA,de-DE=GTM-BBBB', AD_CALL_SCRIPTS: 'de-DE=https://ads.example/de.js?a=b', AD_CALL_HOSTS: 'https://bid.example' };
      expect(thirdPartySettings(none, variables, 'nl-NL').measuring).toEqual({ tagManager: { container: 'GTM-AAAA' } });
      expect(thirdPartySettings(none, variables, 'de-DE').measuring).toEqual({
        tagManager: { container: 'GTM-BBBB' },
        adCall: { script: 'https://ads.example/de.js?a=b', hosts: ['https://bid.example'] },
      });
      expect(thirdPartySettings(none, variables, 'fr-BE')).not.toHaveProperty('measuring');
    });

    it('are those of the brand unless the environment overrides them', () => {
      const brand = {
        thirdParties: {
          everywhere: { ...everywhere, measuring: { pixel: { address: 'https://pixel.example/1.gif' } } },
          byLocale: { 'nl-NL': { measuring: { tagManager: { container: 'GTM-AAAA' } } }, 'nl-BE': { measuring: { tagManager: { container: 'GTM-BBBB' } } } },
        },
      };
      const pixel = { address: 'https://pixel.example/1.gif' };
      expect(thirdPartySettings(brand, {}, 'nl-NL').measuring).toEqual({ pixel, tagManager: { container: 'GTM-AAAA' } });
      expect(thirdPartySettings(brand, { TAG_MANAGER_IDS: 'nl-NL=GTM-CCCC' }, 'nl-NL').measuring).toEqual({ pixel, tagManager: { container: 'GTM-CCCC' } });
      expect(thirdPartySettings(brand, { TAG_MANAGER_IDS: 'nl-NL=GTM-CCCC' }, 'nl-BE').measuring).toEqual({ pixel, tagManager: { container: 'GTM-BBBB' } });
    });

    it.each([
      ['development', undefined, true],
      ['test', undefined, true],
      ['production', undefined, false],
      ['production', 'always', true],
    ] as const)('monitor rendering times in %s with RENDER_MONITOR %s: %p', (NODE_ENV, RENDER_MONITOR, isWatched) => {
      const requested = RENDER_MONITOR && { RENDER_MONITOR };
      const { measuring } = thirdPartySettings(none, { NODE_ENV, ...requested, RENDER_MONITOR_URL: 'https://monitor.example/in' }, 'nl-NL');
      expect(measuring).toEqual(isWatched ? { renderMonitor: { ingest: 'https://monitor.example/in' } } : undefined);
    });
  });
});
