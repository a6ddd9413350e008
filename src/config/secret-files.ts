import { readFileSync } from 'node:fs';

/** Whether a variable holds a secret, or an address that can have a password in it: none of them is repeated in a message. */
export const isSecret = (name: string): boolean => /_URL$|_ENDPOINT$|SECRET|TOKEN|_KEY$/.test(name);

const pointer = (name: string): string => `${name}_FILE`;

/** Variables for a process that shall not have these, whichever way they are told to this one. */
export const unset = (...names: string[]): Record<string, string> => Object.fromEntries(names.flatMap((name) => [[name, ''], ...(isSecret(name) ? [[pointer(name), '']] : [])]));

/**
 * The variables with what stands in files in place of them: any secret may be told as the path of a file that holds it and
 * nothing else (`MOLLIE_API_KEY_FILE=/run/secrets/mollie`), as Docker and Kubernetes hand secrets over.
 * @param names of the variables that the shop reads
 * @returns mistakes for the terminal, without what the files say
 */
export const withSecretFiles = (variables: NodeJS.ProcessEnv, names: readonly string[]): { variables: NodeJS.ProcessEnv; mistakes: string[] } => {
  const [read, mistakes]: [NodeJS.ProcessEnv, string[]] = [{}, []];
  for (const name of names.filter((one) => isSecret(one) && variables[pointer(one)])) {
    if (variables[name]) mistakes.push(`${name} and ${pointer(name)} are both set: remove one of them`);
    try {
      read[name] = readFileSync(variables[pointer(name)]!, 'utf8').replace(/\r?\n$/, '');
      if (!read[name]) mistakes.push(`${pointer(name)} is empty`);
    } catch (error) {
      mistakes.push(`${pointer(name)} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { variables: { ...variables, ...read }, mistakes };
};
