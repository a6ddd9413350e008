const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour with a part of another one, from 0 to 1. */
export const mixed = (hex: string, other: string, part: number): string => {
  const added = channels(other);
  return `#${channels(hex)
    .map((value, at) =>
      Math.round(value * (1 - part) + added[at]! * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
export const lighter = (hex: string, part = 0.28): string => mixed(hex, '#ffffff', part);
export const darker = (hex: string, part = 0.28): string => mixed(hex, '#000000', part);

/** The same spread numbers from 0 to 1 for each drawing, so that a structure does not change while it is drawn again. */
export const spread = (count: number): { x: number; y: number; z: number }[] =>
  Array.from({ length: count }, (_, at) => ({ x: (at * 0.618034) % 1, y: (at * 0.754878) % 1, z: (at * 0.569841) % 1 }));
