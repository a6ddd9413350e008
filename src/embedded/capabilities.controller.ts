import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { Input, type InputValue, Serves } from '../common/operation.decorators.js';
import type { Capabilities } from '../contract/capabilities.js';
import { extensionNames, shopApi } from '../contract/shop-api.js';

/** The embedded Shop API has every extension. */
@Controller()
export class CapabilitiesController {
  @Serves(shopApi.getCapabilities)
  get(@Input(shopApi.getCapabilities) _: InputValue<'getCapabilities'>): z.output<typeof Capabilities> {
    return { extensions: extensionNames };
  }
}
