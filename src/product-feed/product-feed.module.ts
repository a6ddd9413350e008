import { Controller, Get, Inject, Module, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { feedTypes, productFeedPath } from '../contract/feeds.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';
import { ProductFeed } from './product-feed.service.js';

/** Seconds for which caches store a feed. */
const maximumAge = 900;

@Controller()
class ProductFeedController {
  constructor(
    private readonly feed: ProductFeed,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
  ) {}

  @Get(productFeedPath)
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { content, size, madeAt } = await this.feed.open(this.contexts.visitorOf(request).locale);
    // On a host without a fixed locale the response depends on cookie and Accept-Language.
    await reply
      .headers({
        'cache-control': `public, max-age=${maximumAge}`,
        'last-modified': madeAt.toUTCString(),
        'content-length': size,
        vary: 'Host, Cookie, Accept-Language',
      })
      .type(`${feedTypes.xml}; charset=utf-8`)
      .send(content);
  }
}

/** Product feed for Google Merchant Center, loaded only with `PRODUCT_FEED=on`. */
@Module({ controllers: [ProductFeedController], providers: [ProductFeed] })
export class ProductFeedModule {}
