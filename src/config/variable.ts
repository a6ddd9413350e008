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
  /** The value is a secret by itself. Addresses need no mark (`isSecret`). */
  isSecret?: true;
}

const declared: VariableFacts[] = [];

/** All variables that the shop reads, in the order of their declaration. Complete once `environment.ts` is loaded. */
export const variables: readonly VariableFacts[] = declared;

/** Declares a variable. @param text what it does, for docs/configuration.md */
export const Variable =
  (readBy: readonly Reader[], text: string, facts: Pick<VariableFacts, 'unset' | 'values' | 'isSecret'> = {}): PropertyDecorator =>
  (_, name) => {
    declared.push({ name: String(name), section: declared.at(-1)?.section ?? '', text, readBy, ...facts });
  };

/** Starts a section of docs/configuration.md. Must be above `Variable` of its first variable, because decorators run from the bottom up. */
export const Section =
  (title: string): PropertyDecorator =>
  () => {
    declared.at(-1)!.section = title;
  };

const addresses = new Set<string>();

/** Marks a variable as the address of a service; `IsUrlOf` contains it. */
export const Address = (): PropertyDecorator => (_, name) => void addresses.add(String(name));

/** Whether a variable is the address of a service. */
export const isAddress = (name: string): boolean => addresses.has(name);

/**
 * Whether a variable contains a secret, or an address that can contain a password. Messages do not contain its value, and
 * `<NAME>_FILE` can name a file that contains it.
 * @throws Error for a name that is not declared, because its value would be treated as public
 */
export const isSecret = (name: string): boolean => {
  const facts = declared.find((one) => one.name === name);
  if (!facts) throw new Error(`${name} is not declared in src/config/environment.ts, or that file is not loaded`);
  return facts.isSecret === true || isAddress(name);
};
