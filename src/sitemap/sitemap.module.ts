import { Controller, Get, Inject, Module, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Visits } from '../shop-api/visits.js';
import { type Asked, SitemapService } from './sitemap.service.js';

const forAnHour = { 'cache-control': 'public, max-age=3600' };

@Controller()
class SitemapController {
  constructor(
    private readonly sitemaps: SitemapService,
    @Inject(Visits) private readonly visits: Visits,
  ) {}

  @Get('sitemap.xml')
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, 'application/xml', await this.sitemaps.index(this.askedBy(request)));
  }

  @Get('sitemaps/:name.xml')
  async sitemap(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, 'application/xml', await this.sitemaps.sitemap(name, this.askedBy(request)));
  }

  @Get('robots.txt')
  async robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, 'text/plain', this.sitemaps.robots(this.askedBy(request)));
  }

  @Get('feed.xml')
  async feed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, 'application/rss+xml', await this.sitemaps.feed(this.askedBy(request)));
  }

  private async send(reply: FastifyReply, type: string, content: string): Promise<void> {
    // On a host without a locale of its own the answer depends on who asks.
    await reply
      .headers({ ...forAnHour, vary: 'Host, Cookie, Accept-Language' })
      .type(`${type}; charset=utf-8`)
      .send(content);
  }

  private askedBy(request: FastifyRequest): Asked {
    return { locale: this.visits.visitorOf(request).locale, host: request.host, requestId: request.id };
  }
}

/** For crawlers and readers: sitemaps, robots, feed. */
@Module({ controllers: [SitemapController], providers: [SitemapService] })
export class SitemapModule {}
