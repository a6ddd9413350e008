import { Module } from '@nestjs/common';
import { StorefrontNotifier } from './storefront-notifier.js';
import { WebhookDelivery } from './webhook-delivery.js';
import { WebhookEndpoints } from './webhook-endpoints.js';

/** Webhooks about orders and products. */
@Module({ providers: [StorefrontNotifier, WebhookDelivery, WebhookEndpoints], exports: [StorefrontNotifier, WebhookEndpoints] })
export class WebhooksModule {}
