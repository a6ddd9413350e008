import { reverberationTime } from '../../../src/domain/acoustics.js';

/** Mean absorption coefficients at 500 and 1000 Hz (published tables of building surfaces). */
const carpetOnConcrete = 0.255;
const plasterOnMasonry = 0.025;
const largePlateGlass = 0.035;
/** Fabric panel, 50 mm, directly on the wall: 0.95 and 1.00. */
const fabricPanel = 0.975;
const panelArea = 1.2 * 0.6;

/** The meeting room of the example, in metres; `glass` in m². */
export const room = { length: 6, width: 4.5, height: 2.8, glass: 10 } as const;

const volume = room.length * room.width * room.height;
const floor = room.length * room.width;
const plaster = 2 * (room.length + room.width) * room.height - room.glass + floor;
const absorption = floor * carpetOnConcrete + plaster * plasterOnMasonry + room.glass * largePlateGlass;

/** DIN 18041, group A3 (talk and teaching): the time to aim at for a volume in m³. */
const targetTime = (cubicMetres: number) => 0.32 * Math.log10(cubicMetres) - 0.17;

/** A panel hides the plaster behind it. */
const gainOfPanel = panelArea * (fabricPanel - plasterOnMasonry);
const neededAbsorption = (0.161 * volume) / targetTime(volume);

/** How long the room rings now and with panels that reach the target, in seconds. */
const panelCount = Math.ceil((neededAbsorption - absorption) / gainOfPanel);
export const example = {
  panelCount,
  secondsNow: reverberationTime(volume, absorption),
  secondsThen: reverberationTime(volume, absorption + panelCount * gainOfPanel),
};
