import { z } from 'zod';

/** The extensions of a Shop API, by the names of their operations (`operationId` in the OpenAPI document). Unknown names have no effect. */
export const Capabilities = z.object({ extensions: z.array(z.string().max(100)).max(1000) });
