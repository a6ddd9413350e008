import type { ThirdPartySettings } from '../../src/contract/third-parties.js';
import { createRequiredContext } from './required-context.js';

/** The third parties of this site in this locale, as the server was set up. */
export const [ThirdPartiesProvider, useThirdParties] = createRequiredContext<ThirdPartySettings>('thirdParties');
