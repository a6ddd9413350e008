import type { Choice, ConfigurationOption, Dimensions } from '../contract/configuration.js';

/** Part of the look of goods, in millimetres. */
export interface Look {
  /** Overall size where options other than a size change it. */
  width?: number;
  height?: number;
  depth?: number;
  /** Flat goods: sides with a bevelled edge, radius of the corners, and grooves, with their direction. */
  bevel?: 'all' | 'long';
  radius?: number;
  grooves?: 'lines' | 'grid' | 'arcs' | 'diamonds' | 'waves';
  isLevel?: boolean;
  outline?: 'disc' | 'ring' | 'ell' | 'wedge' | 'own';
  /** Diameter of the hole of a ring. */
  inner?: number;
  /** Section: thickness, structure, film on the face, adhesive on the back. */
  thickness?: number;
  cells?: 'felt' | 'open' | 'closed' | 'flakes';
  hasFilm?: boolean;
  hasAdhesive?: boolean;
  /** Hanging goods: length of cords or wires, and their colours. */
  body?: 'baffle' | 'dome' | 'ring';
  cord?: number;
  cordHex?: string | null;
  canopyHex?: string | null;
  lightHex?: string;
  heading?: 'pleat' | 'wave';
  lining?: 'blackout' | 'heavy';
  hasWeights?: boolean;
  /** Desk screens: height below the worktop. */
  below?: number;
  clamps?: number;
  threadHex?: string;
  hasCable?: boolean;
  panels?: number;
  feet?: 'steel' | 'castors';
  hasWindow?: boolean;
  blades?: number;
  tones?: 'mixed' | 'light' | 'medium' | 'dark';
  accentHex?: string | null;
  slices?: number;
}

/**
 * How a shopper sees what an option changes: the look of its values in the drawing, where the empty look is that of the pictures; or
 * `size`: the size of the drawing; `swatch`: the colour at the option; `picture`: pictures of the values; `file`: the buyer's own picture.
 * Not drawn are `unseen`: services, packaging, what is behind the goods; `noted`: its place is only in the buyer's note;
 * `sides`: visible only on the sides of a print.
 */
export type Row =
  | 'size'
  | 'swatch'
  | 'picture'
  | 'file'
  | 'unseen'
  | 'noted'
  | 'sides'
  | Readonly<Record<string, Look>>
  | ((choice: Exclude<Choice, null>, option: ConfigurationOption) => Look);

export interface DrawnFamily {
  kind: 'panel' | 'hung' | 'curtain' | 'screen' | 'divider' | 'blades' | 'tiles' | 'block' | 'print';
  /** Width and height of goods whose size does not begin with them. */
  size?: Dimensions;
  /** Proportions with which values are drawn before the buyer has typed a size. */
  proportions?: Dimensions;
  /** Look of the goods in the pictures. */
  usual: Look;
  options: Readonly<Record<string, Row>>;
}

const ticked =
  (look: Look): Row =>
  (choice) =>
    choice === true ? look : {};
/** Look of a number that differs from the usual one. */
const counted =
  (usual: number, look: (count: number) => Look): Row =>
  (choice) =>
    typeof choice === 'number' && choice !== usual ? look(choice) : {};
/** Look with the colour of a value that differs from the usual one. */
const coloured =
  (usual: string | null, look: (hex: string | null) => Look): Row =>
  (choice, { values }) =>
    choice === usual ? {} : look(values.find(({ id }) => id === choice)?.hex ?? null);

const edge: Row = { straight: {}, bevelled: { bevel: 'all' } };
const edgeSides: Row = { all: {}, long: { bevel: 'long' } };
const corners: Row = { square: {}, r20: { radius: 20 }, r50: { radius: 50 } };

/** A flat panel of a family that is not in the table. Lines without a stated direction are not drawn. */
export const flatPanel: DrawnFamily = { kind: 'panel', usual: {}, options: { size: 'size', edge, edgeSides, corners, pattern: { plain: {}, grid: { grooves: 'grid' } } } };

/** Every configurable family of all brands, with each of its options. */
export const drawnFamilies: Readonly<Record<string, DrawnFamily>> = {
  WPN: {
    kind: 'panel',
    usual: {},
    options: {
      size: 'size',
      edge,
      edgeSides,
      plateColour: 'swatch',
      print: 'file',
      pattern: 'file',
      fixing: 'unseen',
      drilled: 'unseen',
      plate: 'unseen',
      proof: 'unseen',
      note: 'unseen',
    },
  },
  PHO: { kind: 'print', usual: {}, options: { format: 'file', photo: 'file', frame: 'swatch', mirror: 'sides' } },
  BAF: { kind: 'hung', usual: { body: 'baffle', cord: 1000 }, options: { length: 'size', cable: { m1: {}, m3: { cord: 3000 } } } },
  LMP: {
    kind: 'hung',
    size: { width: 600, height: 300 },
    usual: { body: 'dome', cord: 2000, cordHex: '#2f3336', canopyHex: '#2f3336' },
    options: { cord: coloured('charcoal', (cordHex) => ({ cordHex })), length: counted(200, (cm) => ({ cord: cm * 10 })) },
  },
  FLP: {
    kind: 'hung',
    size: { width: 1130, height: 170 },
    usual: { body: 'ring', cord: 2000, cordHex: '#424448', canopyHex: '#232324', lightHex: '#ffe3b8' },
    options: {
      light: { k2700: { lightHex: '#ffd39a' }, k3000: {}, k4000: { lightHex: '#fff3df' } },
      dimming: 'unseen',
      wire: counted(200, (cm) => ({ cord: cm * 10 })),
      rose: coloured('black', (canopyHex) => ({ canopyHex })),
    },
  },
  CUR: {
    kind: 'curtain',
    usual: { heading: 'pleat' },
    options: {
      size: 'size',
      heading: { pleat: {}, wave: { heading: 'wave' } },
      lining: { none: {}, blackout: { lining: 'blackout' }, heavy: { lining: 'heavy' } },
      weights: ticked({ hasWeights: true }),
    },
  },
  DSK: {
    kind: 'screen',
    usual: { below: 160, clamps: 2, radius: 30 },
    options: {
      width: 'size',
      thread: (choice) => (typeof choice === 'string' && choice ? { threadHex: choice } : {}),
      clamps: counted(0, (more) => ({ clamps: 2 + more })),
      logo: 'file',
    },
  },
  FDV: {
    kind: 'screen',
    usual: { below: 140, clamps: 4, depth: 800 },
    options: {
      desk: { d1200: { width: 1260, depth: 750 }, d1500: {}, d1600: { width: 1660, depth: 850 }, d1800: { width: 1860, depth: 850 } },
      height: 'size',
      cable: ticked({ hasCable: true }),
      clamps: counted(0, (more) => ({ clamps: 4 + more })),
    },
  },
  RMD: {
    kind: 'divider',
    usual: { panels: 3, width: 2400, feet: 'steel' },
    options: { panels: counted(3, (panels) => ({ panels, width: panels * 800 })), feet: { steel: {}, castors: { feet: 'castors' } }, window: ticked({ hasWindow: true }) },
  },
  FBF: {
    kind: 'blades',
    usual: { width: 1870, height: 1800, blades: 11, cord: 0 },
    options: {
      length: { l1200: { height: 1200 }, l1800: {}, l2400: { height: 2400 } },
      extraBlades: counted(0, (more) => ({ blades: 11 + more, width: 1870 + 170 * more })),
      hanging: { direct: {}, m1: { cord: 1000 }, m3: { cord: 3000 } },
      note: 'unseen',
    },
  },
  FTH: {
    kind: 'tiles',
    usual: { width: 1216, height: 1052, tones: 'mixed' },
    options: {
      tones: { mixed: {}, light: { tones: 'light' }, medium: { tones: 'medium' }, dark: { tones: 'dark' } },
      // Its colour, which can be chosen only with it, shows it.
      accent: () => ({}),
      accentColour: coloured(null, (accentHex) => ({ accentHex })),
      fixing: 'unseen',
    },
  },
  FCR: {
    kind: 'panel',
    usual: { grooves: 'arcs' },
    options: {
      size: 'size',
      pattern: { arcs: {}, lines: { grooves: 'lines' }, diamonds: { grooves: 'diamonds' }, waves: { grooves: 'waves' } },
      direction: { upright: {}, level: { isLevel: true } },
      clips: 'unseen',
      note: 'unseen',
    },
  },
  FPB: { kind: 'panel', usual: {}, options: { size: 'size', corners: { square: {}, round: { radius: 40 } }, fixing: 'unseen' } },
  FSH: { kind: 'panel', usual: {}, options: { size: 'size', edge, corners, adhesive: 'unseen', note: 'unseen' } },
  PET: {
    kind: 'panel',
    usual: { thickness: 12, cells: 'felt' },
    options: {
      size: 'size',
      edge,
      holes: 'noted',
      note: 'unseen',
      thickness: { t12: {}, t24: { thickness: 24 } },
      pattern: { plain: {}, lines: { grooves: 'lines' }, grid: { grooves: 'grid' } },
    },
  },
  PUF: {
    kind: 'panel',
    usual: { thickness: 25, cells: 'open' },
    options: {
      size: 'size',
      note: 'unseen',
      thickness: { t25: {}, t50: { thickness: 50 }, t75: { thickness: 75 }, t100: { thickness: 100 } },
      surface: { open: {}, film: { hasFilm: true } },
      backing: ticked({ hasAdhesive: true }),
    },
  },
  CUT: {
    kind: 'panel',
    proportions: { width: 400, height: 300 },
    usual: { thickness: 50, cells: 'open' },
    options: {
      size: 'size',
      drawing: 'file',
      note: 'unseen',
      shape: { rectangle: {}, disc: { outline: 'disc' }, ring: { outline: 'ring' }, ell: { outline: 'ell' }, wedge: { outline: 'wedge' }, own: { outline: 'own' } },
      inner: counted(0, (inner) => ({ inner })),
      foam: { pu: {}, pe: { cells: 'closed' }, rebonded: { cells: 'flakes' } },
      thickness: { t50: {}, t75: { thickness: 75 }, t100: { thickness: 100 } },
      backing: ticked({ hasAdhesive: true }),
    },
  },
  MFB: {
    kind: 'block',
    usual: { width: 1250, height: 500, depth: 625, slices: 1 },
    options: { slices: { whole: {}, s100: { slices: 5 }, s50: { slices: 10 }, s25: { slices: 20 } }, hydrophobic: 'unseen', note: 'unseen' },
  },
};
