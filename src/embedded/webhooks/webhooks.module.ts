import { Module } from '@nestjs/common';

/** What integrators are told of orders and products. */
@Module({})
export class WebhooksModule {}
