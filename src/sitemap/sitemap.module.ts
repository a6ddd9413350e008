import { Controller, type DynamicModule, Get, Inject, Module, Param, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { feedPath, feedTypes } from '../contract/feeds.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { Feeds, MEDIA_FOLDER } from './feeds.js';
import { type SitemapRequest, SitemapService } from './sitemap.service.js';

const forAnHour = { 'cache-control': 'public, max-age=3600' };

@Controller()
class SitemapController {
  constructor(
    private readonly sitemaps: SitemapService,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
  ) {}

  @Get('sitemap.xml')
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, 'application/xml', await this.sitemaps.index(this.requestOf(request)));
  }

  @Get('sitemaps/:name.xml')
  async sitemap(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, 'application/xml', await this.sitemaps.sitemap(name, this.requestOf(request)));
  }

  @Get('robots.txt')
  async robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, 'text/plain', this.sitemaps.robots(this.requestOf(request)));
  }

  /** The first URL of the feed, which still redirects. */
  @Get('feed.xml')
  @Redirect(feedPath('articles', 'xml'), 301)
  firstFeed(): void {
    // @Redirect sends the response.
  }

  @Get('feeds/:file')
  async feedOf(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(reply, feedTypes[file.endsWith('.atom') ? 'atom' : 'xml'], await this.sitemaps.feed(file, this.requestOf(request)));
  }

  private async send(reply: FastifyReply, type: string, content: string): Promise<void> {
    // On a host without a fixed locale the response depends on cookie and Accept-Language.
    await reply
      .headers({ ...forAnHour, vary: 'Host, Cookie, Accept-Language' })
      .type(`${type}; charset=utf-8`)
      .send(content);
  }

  private requestOf(request: FastifyRequest): SitemapRequest {
    return { locale: this.contexts.visitorOf(request).locale, host: request.host, requestId: request.id };
  }
}

/** Sitemaps, robots.txt and feeds. */
@Module({})
export class SitemapModule {
  /** @param folder folder of the build, with a trailing slash */
  static forRoot(folder: string): DynamicModule {
    const media = { provide: MEDIA_FOLDER, useValue: `${folder}client/media/` };
    return { module: SitemapModule, controllers: [SitemapController], providers: [media, Feeds, SitemapService] };
  }
}
