import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { Problem } from '../contract/errors.js';
import { ContentReloads, type Reloaded } from './content-reloads.js';
import { takeTicket } from './reload-ticket.js';

/** Endpoint of the command `content reload`. Responds with 404 to requests without a valid ticket. */
@Controller('content')
export class ReloadController {
  constructor(
    @Inject(ContentReloads) private readonly reloads: ContentReloads,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Post('reload')
  @HttpCode(200)
  async reload(@Body() body: { ticket?: unknown } | undefined): Promise<Reloaded> {
    if (!(await takeTicket(this.environment.DATA_DIR, body?.ticket))) throw new Problem('NOT_FOUND');
    return this.reloads.reload();
  }
}
