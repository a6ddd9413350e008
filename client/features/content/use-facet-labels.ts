import type { RoomColour, RoomKind } from '../../../src/contract/content.js';
import type { ContentFacet, KindWith } from '../../../src/contract/content-kinds.js';
import { type Texts, useTexts } from '../../core/texts.js';

/** Returns the label of a facet value. */
export const facetLabel = (t: Texts<'inspiration'>, facet: ContentFacet, value: string): string => {
  if (facet === 'room') return t(`rooms.${value as RoomKind}`);
  return facet === 'colour' ? t(`filter.colours.${value as RoomColour}`) : t(`filter.kinds.${value as KindWith<'archive', 'blogs'>}`);
};

export const useFacetLabels = () => {
  const t = useTexts('inspiration');
  return (facet: ContentFacet, value: string) => facetLabel(t, facet, value);
};
