/** The tables were made anew since an index was read: what is asked with its ordinals would mean other families. */
export class EditionGone extends Error {}
