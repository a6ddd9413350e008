import type { Locale } from '../../src/contract/locales.js';

/** Host per locale, without the domain suffix. */
export const domains: Record<Locale, string> = {
  'nl-NL': 'edg-groep.nl.example',
  'nl-BE': 'edg-groep.be.example',
  'de-DE': 'edg-gruppe.de.example',
  'de-AT': 'edg-gruppe.at.example',
  'fr-FR': 'edg-groupe.fr.example',
  'fr-BE': 'edg-groupe.be.example',
  'en-GB': 'edg-group.uk.example',
};
