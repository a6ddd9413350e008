import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { CatalogueApi } from './catalogue-api.service.js';

/** Products and prices for programs. */
@Controller()
export class CatalogueApiController {
  constructor(private readonly catalogue: CatalogueApi) {}

  @Serves(shopApi.getCatalogueProduct)
  async get(@Input(shopApi.getCatalogueProduct) { sku }: InputValue<'getCatalogueProduct'>, @Res({ passthrough: true }) reply: FastifyReply) {
    const found = await this.catalogue.get(sku);
    void reply.header('etag', found.etag);
    return found;
  }

  @Serves(shopApi.putCatalogueProduct)
  async put(@Input(shopApi.putCatalogueProduct) product: InputValue<'putCatalogueProduct'>, @Call() call: CallContext, @Res({ passthrough: true }) reply: FastifyReply) {
    const results = await this.catalogue.put(product, call);
    void reply.header('etag', results.items[0]!.etag);
    return results;
  }

  @Serves(shopApi.putCatalogueProducts)
  putAll(@Input(shopApi.putCatalogueProducts) products: InputValue<'putCatalogueProducts'>, @Call() call: CallContext) {
    return this.catalogue.putAll(products, call);
  }

  @Serves(shopApi.setPrices)
  setPrices(@Input(shopApi.setPrices) prices: InputValue<'setPrices'>, @Call() call: CallContext) {
    return this.catalogue.setPrices(prices, call);
  }
}
