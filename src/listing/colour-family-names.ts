import type { ColourFamily } from '../domain/colour-families.js';
import type { Texts } from './listing.types.js';

/** Names of the colour families in filters. */
export const colourFamilyNames: Record<ColourFamily, Texts> = {
  white: { nl: 'wit', de: 'Weiß', fr: 'blanc', en: 'white' },
  grey: { nl: 'grijs', de: 'Grau', fr: 'gris', en: 'grey' },
  black: { nl: 'zwart', de: 'Schwarz', fr: 'noir', en: 'black' },
  brown: { nl: 'bruin en hout', de: 'Braun und Holz', fr: 'brun et bois', en: 'brown and wood' },
  beige: { nl: 'beige', de: 'Beige', fr: 'beige', en: 'beige' },
  yellow: { nl: 'geel en oker', de: 'Gelb und Ocker', fr: 'jaune et ocre', en: 'yellow and ochre' },
  red: { nl: 'rood en terracotta', de: 'Rot und Terrakotta', fr: 'rouge et terracotta', en: 'red and terracotta' },
  green: { nl: 'groen', de: 'Grün', fr: 'vert', en: 'green' },
  blue: { nl: 'blauw', de: 'Blau', fr: 'bleu', en: 'blue' },
  mixed: { nl: 'gemengd', de: 'gemischt', fr: 'multicolore', en: 'mixed' },
};
