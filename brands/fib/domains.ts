import type { Locale } from '../../src/contract/locales.js';

/** Host per locale, without the domain suffix. */
export const domains: Record<Locale, string> = {
  'nl-NL': 'fibersfoams.nl.example',
  'nl-BE': 'fibersfoams-schuim.be.example',
  'de-DE': 'fibersfoams.de.example',
  'de-AT': 'fibersfoams.at.example',
  'fr-FR': 'fibersfoams.fr.example',
  'fr-BE': 'fibersfoams-mousse.be.example',
  'en-GB': 'fibersfoams.uk.example',
};
