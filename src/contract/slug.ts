/** Maximum length of a slug. */
export const longestSlug = 120;
/** Lower-case letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => text.length <= longestSlug && slugPattern.test(text);
