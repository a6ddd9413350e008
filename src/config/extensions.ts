import { extensionNames } from '../contract/shop-api.js';

/** Names in a list that is separated by commas; `all` stands for every extension. */
export const extensionsIn = (list: string): readonly string[] => (list.trim() === 'all' ? extensionNames : list.split(',').map((name) => name.trim()));
/** Names that are no extensions. */
export const unknownExtensions = (list: string): string[] => extensionsIn(list).filter((name) => !extensionNames.some((one) => one === name));
