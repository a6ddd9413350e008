/** Uses of a room by DIN 18041:2016 (group A: audibility over medium and longer distances, group B: over short distances). */
export const roomUses = ['a1', 'a2', 'a3', 'a4', 'a5', 'b2', 'b3', 'b4', 'b5'] as const;
export type RoomUse = (typeof roomUses)[number];

export const floorMaterials = ['parquet', 'boards', 'linoleum', 'tiles', 'concrete', 'needlefelt', 'carpet', 'carpetpad'] as const;
export const wallMaterials = ['plaster', 'plasterboard', 'brick', 'concrete', 'wood', 'glass', 'tiles'] as const;
export const ceilingMaterials = ['concrete', 'plaster', 'plasterboard', 'wood', 'mineral'] as const;
export const paneKinds = ['window', 'plate'] as const;

/** Sound-absorbing furniture in pieces; curtains in m². */
export const furnitureKinds = ['persons', 'chairs', 'desks', 'sofas', 'shelves', 'curtains'] as const;
export type FurnitureKind = (typeof furnitureKinds)[number];

/** Places of panels. */
export const panelPlaces = ['walls', 'ceiling'] as const;
export type PanelPlace = (typeof panelPlaces)[number];

/** A room of a shopper: lengths in m, `glass` in m², doors and furniture in pieces. */
export interface Room {
  use: RoomUse;
  length: number;
  width: number;
  height: number;
  floor: (typeof floorMaterials)[number];
  walls: (typeof wallMaterials)[number];
  ceiling: (typeof ceilingMaterials)[number];
  glass: number;
  pane: (typeof paneKinds)[number];
  doors: number;
  furniture: { [Kind in FurnitureKind]?: number | undefined };
  place: PanelPlace;
}

/** Limits of the values of a room. */
export const roomLimits = {
  length: { min: 1, max: 60 },
  width: { min: 1, max: 60 },
  height: { min: 2, max: 15 },
  glass: { min: 0, max: 900 },
  doors: { min: 0, max: 20 },
  furniture: { min: 0, max: 999 },
} as const;
