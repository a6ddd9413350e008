import { type CanActivate, Controller, type ExecutionContext, Get, Inject, Injectable, Module, Param, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { isThisMachine } from '../config/private-host.js';
import { Problem } from '../contract/errors.js';
import { parseHost } from '../domain/hosts.js';

/** Maximum number of listed mails, newest first. */
const listed = 100;

/** Allows only direct requests from the same machine, because mails contain tokens of accounts. Requests through a proxy are refused, even if the start is not configured as production. */
@Injectable()
class OnThisMachine implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { socket, headers, host } = context.switchToHttp().getRequest<FastifyRequest>();
    const { remoteAddress = '' } = socket;
    const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
    if (isDirect && isThisMachine(parseHost(host)?.hostname ?? '') && ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback') return true;
    throw new Problem('NOT_FOUND');
  }
}

@UseGuards(OnThisMachine)
@Controller('dev/outbox')
class OutboxController {
  private readonly folder: string;

  constructor(@Inject(ENVIRONMENT) { DATA_DIR }: Environment) {
    this.folder = join(DATA_DIR, 'outbox');
  }

  /** The newest mails: `{ id, to, subject, text, html, at }`. */
  @Get()
  async list() {
    const files = await readdir(this.folder).catch(() => []);
    const newest = files
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .toReversed()
      .slice(0, listed);
    return Promise.all(newest.map(async (file) => ({ id: file.slice(0, -'.json'.length), ...(await this.read(file)) })));
  }

  /** HTML of a mail. */
  @Get(':id')
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    if (!/^[\w.-]+$/.test(id)) throw new Problem('NOT_FOUND');
    const { html } = await this.read(`${id}.json`);
    await reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(html);
  }

  private async read(file: string): Promise<{ html: string }> {
    try {
      return JSON.parse(await readFile(join(this.folder, file), 'utf8')) as { html: string };
    } catch {
      throw new Problem('NOT_FOUND');
    }
  }
}

/** Mails written to DATA_DIR/outbox, for development. Not part of a production start. */
@Module({ controllers: [OutboxController], providers: [OnThisMachine] })
export class OutboxModule {}
