import { readFileSync } from 'node:fs';
import { isSecret } from './variable.js';

const fileVariableOf = (name: string): string => `${name}_FILE`;

/** Returns empty values of these variables and of their `<NAME>_FILE`, for a child process that must not receive them. */
export const unset = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => [[name, ''], ...(isSecret(name) ? [[fileVariableOf(name), '']] : [])]));

/**
 * Resolves `<NAME>_FILE` variables: a secret can be read from a file that contains nothing else
 * (`MOLLIE_API_KEY_FILE=/run/secrets/mollie`), as Docker and Kubernetes mount secrets.
 * @param names variables that the shop reads
 * @returns variables with the content of the files, and error messages, which do not contain it
 */
export const withSecretFiles = (variables: NodeJS.ProcessEnv, names: readonly string[]): { variables: NodeJS.ProcessEnv; mistakes: string[] } => {
  const [read, mistakes]: [NodeJS.ProcessEnv, string[]] = [{}, []];
  for (const name of names.filter((one) => isSecret(one) && variables[fileVariableOf(one)])) {
    if (variables[name]) mistakes.push(`${name} and ${fileVariableOf(name)} are both set. Remove one of them.`);
    try {
      read[name] = readFileSync(variables[fileVariableOf(name)]!, 'utf8').replace(/\r?\n$/, '');
      if (!read[name]) mistakes.push(`The file of ${fileVariableOf(name)} is empty. Write the value of ${name} to it.`);
    } catch (error) {
      mistakes.push(`The file of ${fileVariableOf(name)} cannot be read (${(error as NodeJS.ErrnoException).code}). Check its path and permissions.`);
    }
  }
  return { variables: { ...variables, ...read }, mistakes };
};
