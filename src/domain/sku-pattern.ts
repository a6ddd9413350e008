const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a sku matches a pattern in which `*` stands for one or more letters or digits. */
export const matchesSku = (pattern: string, sku: string): boolean => new RegExp(`^${pattern.split('*').map(escaped).join('[A-Za-z0-9]+')}$`).test(sku);

/** The image entries of a sku, in their order. */
export const imagesFor = <Entry extends { sku: string }>(sku: string, entries: readonly Entry[]): Entry[] => entries.filter((entry) => matchesSku(entry.sku, sku));
