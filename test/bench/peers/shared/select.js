import data from '../data.json' with { type: 'json' };

/** Links of header and footer. */
export const layoutOf = () => data.layout;

/** The list with the cards that have every chosen filter. @param {string[]} chosen `absorptionClass:A` */
export const listOf = (chosen) => ({
  ...data.list,
  chosen,
  cards: data.list.cards.filter(({ filters }) => chosen.every((one) => filters.includes(one))),
});

/** @param {string} slug @returns the product, or undefined */
export const productOf = (slug) => (slug === data.product.slug ? data.product : undefined);

/** Value of the search parameter `filter` as a list. */
export const chosenOf = (filter) => (filter === undefined ? [] : [filter].flat());
