import type { Look } from '../../src/contract/brands.js';
import { domains as dbcDomains } from '../dbc/domains.js';
import { look as dbcLook } from '../dbc/look.js';
import { domains as efDomains } from '../ef/domains.js';
import { look as efLook } from '../ef/look.js';
import { domains as encDomains } from '../enc/domains.js';
import { look as encLook } from '../enc/look.js';
import { domains as fibDomains } from '../fib/domains.js';
import { look as fibLook } from '../fib/look.js';

/** The brands of the group: logos, hosts and descriptions. */
export const groupBrands: NonNullable<Look['marks']> = [
  {
    name: 'ENC',
    logo: encLook.logo,
    domains: encDomains,
    about: {
      nl: 'Panelen, plafonds, gordijnen en schermen tegen galm en lawaai, voor thuis en op het werk.',
      de: 'Paneele, Decken, Vorhänge und Trennwände gegen Nachhall und Lärm, für zu Hause und den Arbeitsplatz.',
      fr: 'Panneaux, plafonds, rideaux et écrans contre l’écho et le bruit, à la maison comme au travail.',
      en: 'Panels, ceilings, curtains and screens to reduce echo and noise, at home and at work.',
    },
  },
  {
    name: 'Easy Felt',
    logo: efLook.logo,
    domains: efDomains,
    about: {
      nl: 'Akoestisch vilt in tegels, platen en vormen, voor wie met kleur en patroon werkt.',
      de: 'Akustikfilz als Fliese, Platte und Form, für alle, die mit Farbe und Muster arbeiten.',
      fr: 'Feutre acoustique en dalles, plaques et formes, pour celles et ceux qui travaillent la couleur et le motif.',
      en: 'Acoustic felt in tiles, sheets and shapes, for those who work with colour and pattern.',
    },
  },
  {
    name: 'Fibers & Foams',
    logo: fibLook.logo,
    domains: fibDomains,
    about: {
      nl: 'Schuim, vezel en dempende folie op maat, voor machinebouwers, voertuigbouwers en makers.',
      de: 'Schaumstoff, Fasern und Dämpfungsfolie nach Maß, für Maschinenbau, Fahrzeugbau und Werkstatt.',
      fr: 'Mousses, fibres et films amortissants sur mesure, pour constructeurs de machines et de véhicules.',
      en: 'Foam, fibre and damping foil cut to size, for machine builders, vehicle builders and makers.',
    },
  },
  {
    name: 'DBC',
    logo: dbcLook.logo,
    domains: dbcDomains,
    about: {
      nl: 'Advies en maatwerk voor geluid in de industrie, in installaties en in sporthallen.',
      de: 'Beratung und Sonderanfertigungen gegen Lärm in Industrie, Gebäudetechnik und Sporthallen.',
      fr: 'Conseil et sur-mesure pour le bruit de l’industrie, des installations et des salles de sport.',
      en: 'Advice and made-to-measure noise control for industry, building services and sports halls.',
    },
  },
];
