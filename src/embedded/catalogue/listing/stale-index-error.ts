/** The listing tables were rebuilt after the index was loaded, so the ordinals of the index now denote other families. */
export class StaleIndexError extends Error {}
