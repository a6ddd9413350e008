import { thirdPartySettings } from './third-party-settings.js';

const everywhere = { video: true };

describe('the third parties of a site', () => {
  it('are the brand’s, and what a locale has otherwise', () => {
    const brand = { thirdParties: { everywhere, byLocale: { 'de-DE': { video: false, chat: { frame: 'https://chat.example/de' } } } } };
    expect(thirdPartySettings(brand, {}, 'nl-NL')).toEqual({ video: true });
    expect(thirdPartySettings(brand, {}, 'de-DE')).toEqual({ video: false, chat: { frame: 'https://chat.example/de' } });
    expect(thirdPartySettings(brand, { CHAT_FRAME_URL: 'https://other.example' }, 'de-DE')).toMatchObject({ chat: { frame: 'https://other.example' } });
  });

  it('speak the language of the page', () => {
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
});
