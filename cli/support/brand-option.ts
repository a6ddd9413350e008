import { InvalidArgumentError, Option } from 'commander';
import type { BrandCode } from '../../src/contract/brand-codes.js';
import { availableBrands } from './brand-folders.js';

const parseBrand = (value: string): BrandCode => {
  // Read for each command, because the brands depend on CONTENT_DIR and one process may run several commands.
  const known = availableBrands();
  const code = known.find((one) => one === value);
  if (!code) throw new InvalidArgumentError(`Allowed choices are ${known.join(', ')}.`);
  return code;
};

/** `--brand <brand>`: one of the brands whose content is in the project. */
export const brandOption = (description: string): Option => new Option('--brand <brand>', description).argParser(parseBrand);
