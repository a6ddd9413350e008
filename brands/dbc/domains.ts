import type { Locale } from '../../src/contract/locales.js';

/** Host per locale, without the domain suffix. */
export const domains: Record<Locale, string> = {
  'nl-NL': 'dbc-geluid.nl.example',
  'nl-BE': 'dbc-geluid.be.example',
  'de-DE': 'dbc-schall.de.example',
  'de-AT': 'dbc-schall.at.example',
  'fr-FR': 'dbc-bruit.fr.example',
  'fr-BE': 'dbc-bruit.be.example',
  'en-GB': 'dbc-noise.uk.example',
};
