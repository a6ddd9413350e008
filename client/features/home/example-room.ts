import type { Room } from '../../../src/contract/room.js';
import { middleTime } from '../../../src/domain/room-acoustics.js';
import { type Absorber, assess } from '../../../src/domain/room-panels.js';

/** The meeting room of the example: empty, carpeted, with much glass. */
export const room: Room = {
  use: 'a3',
  length: 6,
  width: 4.5,
  height: 2.8,
  floor: 'carpet',
  walls: 'plaster',
  ceiling: 'plaster',
  glass: 10,
  pane: 'plate',
  doors: 0,
  furniture: {},
  place: 'walls',
};

/** Fabric panel of 1.2 × 0.6 m and 50 mm, directly on the wall. */
const fabricPanel: Absorber = { kind: 'surface', bands: [0.2, 0.6, 0.95, 1, 1, 0.95], area: 1.2 * 0.6 };

const panelCount = assess(room, fabricPanel, 0).advised;
const { now, treated } = assess(room, fabricPanel, panelCount);
/** Reverberation time of the room in seconds, without panels and with enough panels to reach the target. */
export const example = { panelCount, secondsNow: middleTime(now), secondsThen: middleTime(treated) };
