import type { Locale } from '../../src/contract/locales.js';

/** Host per locale, without the domain suffix. */
export const domains: Record<Locale, string> = {
  'nl-NL': 'enc-stilte.nl.example',
  'nl-BE': 'enc-stilte.be.example',
  'de-DE': 'enc-ruhe.de.example',
  'de-AT': 'enc-ruhe.at.example',
  'fr-FR': 'enc-calme.fr.example',
  'fr-BE': 'enc-calme.be.example',
  'en-GB': 'enc-quiet.uk.example',
};
