import { Module } from '@nestjs/common';
import { WebhookDelivery } from './webhook-delivery.js';
import { WebhookEndpoints } from './webhook-endpoints.js';

/** What integrators are told of orders and products. */
@Module({ providers: [WebhookDelivery, WebhookEndpoints], exports: [WebhookEndpoints] })
export class WebhooksModule {}
