import type { Operation } from '../../src/contract/operation.js';
import { extensionNames, shopApi } from '../../src/contract/shop-api.js';

const intro = `# Extensions of the Shop API

<!-- Written by \`quiet-shop docs extensions > docs/extensions.md\` from src/contract/operations. Change it there. -->

A Shop API can leave out these operations. They are not part of the specification. How a Shop API says which ones it has: [integrating.md](integrating.md#without-extensions).

| operation | call | needed for | without it |
| --- | --- | --- | --- |
`;

/** Every extension with its need, and what the storefront does without it. */
export const extensionRows = () =>
  extensionNames.map((name) => {
    const { method, path, extension }: Operation = shopApi[name];
    return { name, call: `${method} ${path}`, ...extension! };
  });

/** Text of docs/extensions.md. */
export const extensionsDocument = (): string =>
  intro +
  extensionRows()
    .map(({ name, call, need, without }) => `| \`${name}\` | \`${call}\` | ${need} | ${without} |\n`)
    .join('');
