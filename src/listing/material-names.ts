import type { Material } from '../domain/materials.js';
import type { Texts } from './listing.types.js';

/** Names of the materials in filters. */
export const materialNames: Record<Material, Texts> = {
  aluminium: { nl: 'aluminium', de: 'Aluminium', fr: 'aluminium', en: 'aluminium' },
  steel: { nl: 'staal', de: 'Stahl', fr: 'acier', en: 'steel' },
  wood: { nl: 'hout', de: 'Holz', fr: 'bois', en: 'wood' },
  'mineral-wool': { nl: 'minerale wol', de: 'Mineralwolle', fr: 'laine minérale', en: 'mineral wool' },
  'melamine-foam': { nl: 'melamineschuim', de: 'Melaminharzschaum', fr: 'mousse de mélamine', en: 'melamine foam' },
  'cork-rubber': { nl: 'kurk en rubber', de: 'Kork und Gummi', fr: 'liège et caoutchouc', en: 'cork and rubber' },
  'pu-foam': { nl: 'PU-schuim', de: 'PU-Schaum', fr: 'mousse PU', en: 'PU foam' },
  'pet-felt': { nl: 'PET-vilt', de: 'PET-Filz', fr: 'feutre PET', en: 'PET felt' },
  'polyester-felt': { nl: 'polyestervilt', de: 'Polyesterfilz', fr: 'feutre de polyester', en: 'polyester felt' },
  'polyester-fibre': { nl: 'polyestervezel', de: 'Polyesterfaser', fr: 'fibre de polyester', en: 'polyester fibre' },
  'polyester-fabric': { nl: 'polyesterstof', de: 'Polyestergewebe', fr: 'tissu polyester', en: 'polyester fabric' },
  vinyl: { nl: 'vinyl', de: 'Vinyl', fr: 'vinyle', en: 'vinyl' },
  bitumen: { nl: 'bitumen', de: 'Bitumen', fr: 'bitume', en: 'bitumen' },
  'hybrid-polymer': { nl: 'hybride polymeer', de: 'Hybridpolymer', fr: 'polymère hybride', en: 'hybrid polymer' },
};
