import type { Locale } from '../../src/contract/locales.js';

/** Host per locale, without the domain suffix. */
export const domains: Record<Locale, string> = {
  'nl-NL': 'easyfelt.nl.example',
  'nl-BE': 'easyfelt-vilt.be.example',
  'de-DE': 'easyfelt.de.example',
  'de-AT': 'easyfelt.at.example',
  'fr-FR': 'easyfelt.fr.example',
  'fr-BE': 'easyfelt-feutre.be.example',
  'en-GB': 'easyfelt.uk.example',
};
