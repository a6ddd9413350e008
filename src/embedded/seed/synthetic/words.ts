import type { Texts } from '../../catalogue/catalogue.types.js';

/** Halves from which the names of series are composed. Like product names of manufacturers, they are the same in every language. */
export const series = {
  first: 'al bar bor cal dan dor el fal fen gar gul hal hol is jor kal kel lin lun mar mel nor oln pel quin ros sel sol tar thor ul val ven wes wil yl zan'.split(' '),
  second: 'bera borg dal dena fort garde heim holm ina kant land lia mare mont nora stad ra rik sund ta thea veld vik wen zia'.split(' '),
};

/** Details that distinguish similar products. */
export const details: readonly Texts[] = [
  { nl: 'met vellingkant', de: 'mit Fase', fr: 'à bords biseautés', en: 'with bevelled edge' },
  { nl: 'met rechte rand', de: 'mit gerader Kante', fr: 'à bords droits', en: 'with straight edge' },
  { nl: 'met afgeronde hoeken', de: 'mit runden Ecken', fr: 'à coins arrondis', en: 'with rounded corners' },
  { nl: 'met viltrug', de: 'mit Filzrücken', fr: 'à dos en feutre', en: 'with felt backing' },
  { nl: 'met magneetbevestiging', de: 'mit Magnethalterung', fr: 'à fixation magnétique', en: 'with magnetic fixing' },
  { nl: 'met wandclips', de: 'mit Wandclips', fr: 'avec clips muraux', en: 'with wall clips' },
  { nl: 'met kern van gerecycled glas', de: 'mit Kern aus Recyclingglas', fr: 'à âme en verre recyclé', en: 'with recycled glass core' },
  { nl: 'met kern van steenwol', de: 'mit Kern aus Steinwolle', fr: 'à âme en laine de roche', en: 'with stone wool core' },
  { nl: 'met geweven bekleding', de: 'mit gewebtem Bezug', fr: 'à revêtement tissé', en: 'with woven cover' },
  { nl: 'met zelfklevende achterzijde', de: 'mit selbstklebender Rückseite', fr: 'à dos adhésif', en: 'with self-adhesive back' },
  { nl: 'met reliëf', de: 'mit Relief', fr: 'en relief', en: 'with relief' },
  { nl: 'met geluidsdichte naad', de: 'mit schalldichter Fuge', fr: 'à joint étanche au bruit', en: 'with soundproof joint' },
  { nl: 'extra dik', de: 'extra dick', fr: 'extra épais', en: 'extra thick' },
  { nl: 'extra licht', de: 'extra leicht', fr: 'extra léger', en: 'extra light' },
  { nl: 'voor vochtige ruimten', de: 'für Feuchträume', fr: 'pour pièces humides', en: 'for humid rooms' },
  { nl: 'voor hoge plafonds', de: 'für hohe Decken', fr: 'pour hauts plafonds', en: 'for high ceilings' },
];

/** Rooms for which a product is made. */
export const places: readonly Texts[] = [
  { nl: 'klaslokalen en aula’s', de: 'Klassenzimmer und Aulen', fr: 'les salles de classe et les amphithéâtres', en: 'classrooms and lecture halls' },
  { nl: 'kantoortuinen', de: 'Großraumbüros', fr: 'les bureaux paysagers', en: 'open-plan offices' },
  { nl: 'vergaderkamers', de: 'Besprechungsräume', fr: 'les salles de réunion', en: 'meeting rooms' },
  { nl: 'restaurants en kantines', de: 'Restaurants und Kantinen', fr: 'les restaurants et les cantines', en: 'restaurants and canteens' },
  { nl: 'opnamestudio’s', de: 'Tonstudios', fr: 'les studios d’enregistrement', en: 'recording studios' },
  { nl: 'woonkamers met een harde vloer', de: 'Wohnzimmer mit hartem Boden', fr: 'les séjours au sol dur', en: 'living rooms with a hard floor' },
  { nl: 'sportzalen', de: 'Sporthallen', fr: 'les salles de sport', en: 'sports halls' },
  { nl: 'trappenhuizen', de: 'Treppenhäuser', fr: 'les cages d’escalier', en: 'stairwells' },
  { nl: 'wachtkamers', de: 'Wartezimmer', fr: 'les salles d’attente', en: 'waiting rooms' },
  { nl: 'machinekamers', de: 'Maschinenräume', fr: 'les locaux techniques', en: 'machine rooms' },
  { nl: 'hotelkamers', de: 'Hotelzimmer', fr: 'les chambres d’hôtel', en: 'hotel rooms' },
  { nl: 'thuisbioscopen', de: 'Heimkinos', fr: 'les home cinémas', en: 'home cinemas' },
];

/** Sentences that contain one of these rooms. */
export const sentences: Record<keyof Texts, { use: (place: string) => string; series: (name: string, place: string) => string }> = {
  nl: { use: (place) => `Gemaakt voor ${place}.`, series: (name, place) => `De serie ${name} is gemaakt voor ${place} en is in al haar maten op elkaar afgestemd.` },
  de: { use: (place) => `Gemacht für ${place}.`, series: (name, place) => `Die Serie ${name} ist für ${place} gemacht und in allen Maßen aufeinander abgestimmt.` },
  fr: { use: (place) => `Conçu pour ${place}.`, series: (name, place) => `La série ${name} est conçue pour ${place} et s’accorde dans toutes ses dimensions.` },
  en: { use: (place) => `Made for ${place}.`, series: (name, place) => `The ${name} series is made for ${place} and matches across all of its sizes.` },
};
