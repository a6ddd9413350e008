import fc from 'fast-check';
import { ceilingMaterials, floorMaterials, furnitureKinds, paneKinds, panelPlaces, type Room, roomLimits, roomUses, wallMaterials } from '../../src/contract/room.js';

/** Lengths in metres, in steps of 0.01. */
const between = ({ min, max }: { min: number; max: number }) => fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);

/** Any room whose walls have enough area for its windows and doors. */
export const anyRoom: fc.Arbitrary<Room> = fc
  .record({
    use: fc.constantFrom(...roomUses),
    length: between(roomLimits.length),
    width: between(roomLimits.width),
    height: between(roomLimits.height),
    floor: fc.constantFrom(...floorMaterials),
    walls: fc.constantFrom(...wallMaterials),
    ceiling: fc.constantFrom(...ceilingMaterials),
    glass: between({ min: 0, max: 8 }),
    pane: fc.constantFrom(...paneKinds),
    doors: fc.integer({ min: 0, max: 2 }),
    furniture: fc.dictionary(fc.constantFrom(...furnitureKinds), fc.integer({ min: 1, max: roomLimits.furniture.max })).map((counts) => ({ ...counts })),
    place: fc.constantFrom(...panelPlaces),
  })
  .map((room) => (room.glass + 2 * room.doors > 2 * (room.length + room.width) * room.height ? { ...room, glass: 0, doors: 0 } : room));
