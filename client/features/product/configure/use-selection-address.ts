import { useEffect, useRef } from 'react';
import type { ConfigurationPreview } from '../../../../src/contract/configuration.js';
import { isFileOption } from '../../../../src/contract/option-kinds.js';
import { useReplaceSearch } from '../../../core/route-path.js';
import { type ProductSelection, selectionQuery } from './initial-configuration.js';

/** Milliseconds between the last change and the update of the URL, because browsers limit the rate of updates. */
const pause = 250;

interface Shown {
  selection: ProductSelection;
  preview: Pick<ConfigurationPreview, 'options' | 'crop'>;
  lineId: string | undefined;
  /** Id of the saved configuration that was opened. */
  openedId: string | undefined;
}

/**
 * Writes the choices to the URL, so that a link, a reload or the back button restores them. Files and crops cannot be in
 * the URL; with them it contains the id of the saved configuration.
 */
export const useSelectionAddress = ({ selection, preview: { options, crop }, lineId, openedId }: Shown): void => {
  const replaceSearch = useReplaceSearch();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const needsSaved = openedId !== undefined || crop !== null || options.some((option) => isFileOption(option) && option.choice !== null);
    const named = options.filter((option) => !isFileOption(option)).map(({ id }) => id);
    const search = selectionQuery(selection, named, { configuration: needsSaved ? selection.configurationId : undefined, line: lineId });
    const timer = window.setTimeout(() => replaceSearch(search), pause);
    return () => window.clearTimeout(timer);
  }, [selection, options, crop, lineId, openedId, replaceSearch]);
};
