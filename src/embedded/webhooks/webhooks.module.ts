import { Global, Module } from '@nestjs/common';
import { WebhookDelivery } from './webhook-delivery.js';
import { WebhookEndpoints } from './webhook-endpoints.js';
import { WebhooksService } from './webhooks.service.js';

/** What integrators are told of orders and products. */
@Global()
@Module({ providers: [WebhooksService, WebhookDelivery, WebhookEndpoints], exports: [WebhooksService, WebhookEndpoints] })
export class WebhooksModule {}
