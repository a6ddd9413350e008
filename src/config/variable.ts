/** A program that reads a variable. `build` is `npm run build`. */
export type Reader = 'build' | 'storefront' | 'Shop API';

/** An environment variable, as docs/configuration.md describes it. */
export interface VariableFacts {
  name: string;
  section: string;
  /** Markdown; links start in `docs`. */
  text: string;
  readBy: readonly Reader[];
  /** Effect when it is unset; undefined: its default value, if it has one. */
  unset?: string;
  /** Allowed values, when the message of its rule does not list them. */
  values?: string;
}

const declared: VariableFacts[] = [];

/** All variables that the shop reads, in the order of their declaration. Complete once `environment.ts` is loaded. */
export const variables: readonly VariableFacts[] = declared;

/** Declares a variable. @param text what it does, for docs/configuration.md */
export const Variable =
  (readBy: readonly Reader[], text: string, facts: Pick<VariableFacts, 'unset' | 'values'> = {}): PropertyDecorator =>
  (_, name) => {
    declared.push({ name: String(name), section: declared.at(-1)?.section ?? '', text, readBy, ...facts });
  };

/** Starts a section of docs/configuration.md. Must be above `Variable` of its first variable, because decorators run from the bottom up. */
export const Section =
  (title: string): PropertyDecorator =>
  () => {
    declared.at(-1)!.section = title;
  };
