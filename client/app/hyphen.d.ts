declare module 'hyphen/*' {
  interface Options {
    /** Shorter words stay whole. */
    minWordLength?: number;
  }
  interface Hyphenator {
    /** Adds soft hyphens to the words of a text. */
    hyphenateSync(text: string, options?: Options): string;
  }
  const hyphenator: Hyphenator;
  export default hyphenator;
}
