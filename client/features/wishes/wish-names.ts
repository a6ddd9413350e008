/** Forms with the buttons for favourites and comparison (`client/ui/wish-form.tsx`). */
export const wishForms = 'form[action="/forms/favourites"]';

/** Names of these buttons: `add` for favourites, `p` for the comparison. The favourites page has others in such forms. */
export type Wish = 'add' | 'p';
export const isWish = (name: string): name is Wish => name === 'add' || name === 'p';

/** Keys of the lists in local storage. */
export const keptKeys = { add: 'favourites', p: 'comparison' } as const satisfies Record<Wish, string>;

/** The pressed button of a form of wishes; undefined for other forms. */
export const pressedWish = ({ target, submitter }: SubmitEvent): HTMLButtonElement | undefined =>
  target instanceof Element && target.matches(wishForms) && submitter instanceof HTMLButtonElement && isWish(submitter.name) ? submitter : undefined;
