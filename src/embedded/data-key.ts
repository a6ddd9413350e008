import { join } from 'node:path';
import { keyInFile } from '../common/key-file.js';
import type { Environment } from '../config/environment.js';

/**
 * Sets DATA_KEY from `DATA_DIR/data.key`, which the first start creates, when the built-in database is used and DATA_KEY is unset.
 * With DATABASE_URL no key is created: several Shop APIs can use that database, and each would create a different one.
 */
export const withDataKey = async <Given extends Pick<Environment, 'DATA_KEY' | 'DATABASE_URL' | 'DATA_DIR'>>(environment: Given): Promise<Given> =>
  environment.DATA_KEY !== undefined || environment.DATABASE_URL !== undefined
    ? environment
    : Object.assign(environment, { DATA_KEY: await keyInFile(join(environment.DATA_DIR, 'data.key')) });
