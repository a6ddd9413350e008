import type { ThirdPartySettings } from '../../src/contract/third-parties.js';
import { createRequiredContext } from './required-context.js';

/** Third parties of this site in this locale, from the configuration of the server. */
export const [ThirdPartiesProvider, useThirdParties] = createRequiredContext<ThirdPartySettings>('thirdParties');
