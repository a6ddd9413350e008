import { Controller, Get, Inject, Module, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { Problem } from '../contract/errors.js';

/** Mails listed at the most, newest first. */
const listed = 100;

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

  /** One mail as its reader sees it. */
  @Get(':id')
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    if (!/^[\w.-]+$/.test(id)) throw new Problem('NOT_FOUND');
    const { html } = await this.read(`${id}.json`);
    await reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox").type('text/html; charset=utf-8').send(html);
  }

  private async read(file: string): Promise<{ html: string }> {
    try {
      return JSON.parse(await readFile(join(this.folder, file), 'utf8')) as { html: string };
    } catch {
      throw new Problem('NOT_FOUND');
    }
  }
}

/** Mails written to DATA_DIR/outbox, readable while developing; not part of a production start. */
@Module({ controllers: [OutboxController] })
export class OutboxModule {}
