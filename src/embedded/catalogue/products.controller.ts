import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { Call, type CallContext, Input, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { CatalogueService } from './catalogue.service.js';
import { EmptySearches } from './search/empty-searches.js';

type InputTo<Name extends keyof typeof shopApi> = z.output<(typeof shopApi)[Name]['input']>;

@Controller()
export class ProductsController {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly emptySearches: EmptySearches,
  ) {}

  @Serves(shopApi.listProducts)
  async list(@Input(shopApi.listProducts) listing: InputTo<'listProducts'>, @Call() { locale }: CallContext) {
    const page = await this.catalogue.list(listing, locale);
    this.emptySearches.note(listing, page.total, locale);
    return page;
  }

  @Serves(shopApi.suggestProducts)
  suggest(@Input(shopApi.suggestProducts) { q }: InputTo<'suggestProducts'>, @Call() { locale }: CallContext) {
    return this.catalogue.suggest(q, locale);
  }

  @Serves(shopApi.listProductsById)
  listById(@Input(shopApi.listProductsById) requested: InputTo<'listProductsById'>, @Call() { locale }: CallContext) {
    return this.catalogue.cardsOf(requested, locale);
  }

  @Serves(shopApi.listRelatedProducts)
  related(@Input(shopApi.listRelatedProducts) { id }: InputTo<'listRelatedProducts'>, @Call() { locale }: CallContext) {
    return this.catalogue.related(id, locale);
  }

  @Serves(shopApi.getProduct)
  get(@Input(shopApi.getProduct) { id }: InputTo<'getProduct'>, @Call() { locale }: CallContext) {
    return this.catalogue.get(id, locale);
  }

  @Serves(shopApi.getProductSlugs)
  getSlugs(@Input(shopApi.getProductSlugs) { id }: InputTo<'getProductSlugs'>) {
    return this.catalogue.getSlugs(id);
  }

  @Serves(shopApi.getProductBySlug)
  getBySlug(@Input(shopApi.getProductBySlug) { locale, slug }: InputTo<'getProductBySlug'>) {
    return this.catalogue.getBySlug(locale, slug);
  }

  @Serves(shopApi.getEndedProduct)
  getEnded(@Input(shopApi.getEndedProduct) { locale, slug }: InputTo<'getEndedProduct'>) {
    return this.catalogue.getEnded(locale, slug);
  }
}
