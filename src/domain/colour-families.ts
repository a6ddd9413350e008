/** Colour families by which lists filter, in display order, and the colour of their swatch; null: several colours. */
export const colourFamilies = {
  white: '#f4f3ef',
  grey: '#8e9194',
  black: '#232324',
  brown: '#9b6a3f',
  beige: '#d3c09c',
  yellow: '#d9a93f',
  red: '#a13a33',
  green: '#6c7547',
  blue: '#2b6f90',
  mixed: null,
} as const satisfies Record<string, string | null>;
export type ColourFamily = keyof typeof colourFamilies;
export const colourFamilyIds = Object.keys(colourFamilies) as ColourFamily[];

/** Formats of prints, which are variants as colours are, but no colours. */
export const shapeIds = ['landscape', 'portrait', 'square', 'round'] as const;
export type Shape = (typeof shapeIds)[number];
export const isShape = (variant: string): variant is Shape => (shapeIds as readonly string[]).includes(variant);

/** The family of each named colour. */
const familyOf: ReadonlyMap<string, ColourFamily> = new Map(
  Object.entries({
    white: 'white',
    'light-grey': 'grey',
    grey: 'grey',
    anthracite: 'grey',
    charcoal: 'grey',
    stone: 'grey',
    aluminium: 'grey',
    steel: 'grey',
    black: 'black',
    oak: 'brown',
    walnut: 'brown',
    larch: 'brown',
    cork: 'brown',
    sand: 'beige',
    ochre: 'yellow',
    yellow: 'yellow',
    burgundy: 'red',
    terracotta: 'red',
    moss: 'green',
    ocean: 'blue',
    petrol: 'blue',
    'night-blue': 'blue',
    mixed: 'mixed',
  } as const),
);

/** Hue in degrees, saturation and lightness from 0 to 1. */
const hslOf = (hex: string): { hue: number; saturation: number; lightness: number } => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const chroma = most - least;
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const sector = most === red ? ((green - blue) / chroma + 6) % 6 : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return { hue: sector * 60, saturation: chroma / (1 - Math.abs(2 * lightness - 1)), lightness };
};

/** The family of a colour by its appearance, for colours without a row in the table. */
const familyByLook = (hex: string): ColourFamily => {
  const { hue, saturation, lightness } = hslOf(hex);
  if (lightness > 0.9) return 'white';
  if (lightness < 0.15) return 'black';
  if (saturation < 0.14) return 'grey';
  if (hue < 20 || hue >= 320) return 'red';
  if (hue < 70) return saturation < 0.42 && lightness > 0.6 ? 'beige' : lightness < 0.45 || hue < 35 ? 'brown' : 'yellow';
  return hue < 170 ? 'green' : 'blue';
};

/** The colour family of a variant; undefined for formats of prints. */
export const colourFamilyOf = (variant: string, hex: string): ColourFamily | undefined => (isShape(variant) ? undefined : (familyOf.get(variant) ?? familyByLook(hex)));

/** The family of a named colour or family, by which lists filtered earlier; other values are returned unchanged. */
export const asColourFamily = (value: string): string => (Object.hasOwn(colourFamilies, value) ? value : (familyOf.get(value) ?? value));

/** Whether a variant belongs to one of the colour families or formats that a list is filtered by. */
export const isChosenVariant = ({ id, hex }: { id: string; hex: string }, chosen: readonly string[]): boolean => chosen.includes(colourFamilyOf(id, hex) ?? id);
