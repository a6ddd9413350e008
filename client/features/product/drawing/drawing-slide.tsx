import type { ComponentType } from 'react';
import type { Drawing } from '../../../../src/domain/drawing.js';
import { BlockDrawing } from './block.js';
import { CurtainDrawing } from './curtain.js';
import { BladesDrawing, TilesDrawing } from './felt.js';
import { DividerDrawing, ScreenDrawing } from './furniture.js';
import { HungDrawing } from './hung.js';
import { PanelDrawing } from './panel.js';
import type { Focus } from './sheet.js';

const kinds: Record<Drawing['kind'], ComponentType<{ drawing: Drawing; focus?: Focus | undefined }> | null> = {
  panel: PanelDrawing,
  hung: HungDrawing,
  curtain: CurtainDrawing,
  screen: ScreenDrawing,
  divider: DividerDrawing,
  blades: BladesDrawing,
  tiles: TilesDrawing,
  block: BlockDrawing,
  print: null,
};

/** Goods as the buyer chose them, drawn to scale, with their measures. @param focus part for the picture of a value, without measures */
export const DrawingSlide = ({ drawing, focus }: { drawing: Drawing; focus?: Focus }) => {
  const Drawn = kinds[drawing.kind];
  return Drawn && <Drawn {...{ drawing, focus }} />;
};
