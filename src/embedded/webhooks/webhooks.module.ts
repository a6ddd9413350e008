import { Module } from '@nestjs/common';
import { StorefrontNews } from './storefront-news.js';
import { WebhookDelivery } from './webhook-delivery.js';
import { WebhookEndpoints } from './webhook-endpoints.js';

/** Webhooks about orders and products. */
@Module({ providers: [StorefrontNews, WebhookDelivery, WebhookEndpoints], exports: [StorefrontNews, WebhookEndpoints] })
export class WebhooksModule {}
