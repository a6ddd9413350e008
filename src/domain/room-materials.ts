import type { FurnitureKind, Room } from '../contract/room.js';
import type { Bands } from './acoustics.js';

type Material = Room['floor'] | Room['walls'] | Room['ceiling'] | Room['pane'] | 'door';

/**
 * Absorption coefficients of building surfaces at 125 to 4000 Hz.
 * Sources: the tables of building materials in Everest and Pohlmann, "Master Handbook of Acoustics", appendix;
 * Cox and D'Antonio, "Acoustic Absorbers and Diffusers", appendix A; needle felt and mineral tiles as in the examples to DIN 18041.
 */
export const absorptionOf: Record<Material, Bands> = {
  concrete: [0.01, 0.01, 0.02, 0.02, 0.02, 0.02],
  plaster: [0.013, 0.015, 0.02, 0.03, 0.04, 0.05],
  brick: [0.03, 0.03, 0.03, 0.04, 0.05, 0.07],
  plasterboard: [0.29, 0.1, 0.06, 0.05, 0.04, 0.04],
  wood: [0.28, 0.22, 0.17, 0.09, 0.1, 0.11],
  glass: [0.18, 0.06, 0.04, 0.03, 0.02, 0.02],
  window: [0.35, 0.25, 0.18, 0.12, 0.07, 0.04],
  plate: [0.18, 0.06, 0.04, 0.03, 0.02, 0.02],
  door: [0.1, 0.07, 0.05, 0.04, 0.04, 0.04],
  linoleum: [0.02, 0.03, 0.03, 0.03, 0.03, 0.02],
  parquet: [0.04, 0.04, 0.07, 0.06, 0.06, 0.07],
  boards: [0.15, 0.11, 0.1, 0.07, 0.06, 0.07],
  tiles: [0.01, 0.01, 0.01, 0.01, 0.02, 0.02],
  carpet: [0.02, 0.06, 0.14, 0.37, 0.6, 0.65],
  carpetpad: [0.08, 0.24, 0.57, 0.69, 0.71, 0.73],
  needlefelt: [0.02, 0.04, 0.12, 0.2, 0.36, 0.57],
  mineral: [0.6, 0.95, 1, 1, 1, 1],
};

/**
 * Equivalent absorption areas in m² of one piece (curtains: of one m² of curtain) at 125 to 4000 Hz.
 * Source of curtains: heavy velour draped to half its width, as in Cox and D'Antonio. The others are conservative estimates:
 * a person and a chair from values of seated audiences; desk, sofa and bookshelf (2 m² of filled front) from coefficients
 * of wood, upholstery and rows of books.
 */
export const areaOf: Record<FurnitureKind, Bands> = {
  persons: [0.1, 0.25, 0.45, 0.6, 0.7, 0.75],
  chairs: [0.1, 0.2, 0.25, 0.3, 0.35, 0.35],
  desks: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1],
  sofas: [0.4, 0.7, 0.9, 1, 1, 0.95],
  shelves: [0.3, 0.4, 0.5, 0.6, 0.6, 0.6],
  curtains: [0.14, 0.35, 0.55, 0.72, 0.7, 0.65],
};
