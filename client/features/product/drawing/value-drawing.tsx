import { memo } from 'react';
import type { ConfigurationOption, OptionValue } from '../../../../src/contract/configuration.js';
import type { Product } from '../../../../src/contract/product.js';
import { drawingWith } from '../../../../src/domain/drawing.js';
import { DrawingSlide } from './drawing-slide.js';
import type { Focus } from './sheet.js';

/** Options whose values differ in a part of the goods. */
const focusOf: Readonly<Record<string, Focus>> = {
  edge: 'corner',
  corners: 'corner',
  thickness: 'detail',
  foam: 'detail',
  surface: 'detail',
  heading: 'detail',
  lining: 'detail',
  feet: 'foot',
  hanging: 'detail',
  light: 'goods',
};

interface ValueDrawingProps {
  product: Product;
  /** With the buyer's choices. */
  options: readonly ConfigurationOption[];
  option: ConfigurationOption;
  value: OptionValue;
}

/** What a value of an option looks like with the other choices. Nothing for a value that changes nothing that is drawn. Memoised, so that a tapped value does not draw the others. */
export const ValueDrawing = memo(({ product, options, option, value }: ValueDrawingProps) => {
  const drawing = drawingWith(product, options, option.id, value.id);
  return drawing ? <DrawingSlide drawing={drawing} focus={focusOf[option.id] ?? 'whole'} /> : null;
});
