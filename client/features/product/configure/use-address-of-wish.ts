import { useEffect, useRef } from 'react';
import type { ConfigurationPreview } from '../../../../src/contract/configuration.js';
import { isFileOption } from '../../../../src/contract/option-kinds.js';
import { useReplaceSearch } from '../../../core/place-path.js';
import { searchOf, type Wish } from './opening.js';

/** Milliseconds between the last change and the update of the URL, because browsers limit the rate of updates. */
const pause = 250;

interface Shown {
  wish: Wish;
  preview: Pick<ConfigurationPreview, 'options' | 'crop'>;
  lineId: string | undefined;
  /** Id of the saved configuration that was opened. */
  openedId: string | undefined;
}

/**
 * Writes the choices to the URL, so that a link, a reload or the back button restores them. Files and crops cannot be in
 * the URL; with them it contains the id of the saved configuration.
 */
export const useAddressOfWish = ({ wish, preview: { options, crop }, lineId, openedId }: Shown): void => {
  const replaceSearch = useReplaceSearch();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const needsSaved = openedId !== undefined || crop !== null || options.some((option) => isFileOption(option) && option.choice !== null);
    const named = options.filter((option) => !isFileOption(option)).map(({ id }) => id);
    const search = searchOf(wish, named, { configuration: needsSaved ? wish.configurationId : undefined, line: lineId });
    const timer = window.setTimeout(() => replaceSearch(search), pause);
    return () => window.clearTimeout(timer);
  }, [wish, options, crop, lineId, openedId, replaceSearch]);
};
