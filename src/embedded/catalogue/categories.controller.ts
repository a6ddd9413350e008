import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { CatalogueService } from './catalogue.service.js';

@Controller()
export class CategoriesController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Serves(shopApi.listCategories)
  list(@Input(shopApi.listCategories) _: InputValue<'listCategories'>, @Call() { locale }: CallContext) {
    return this.catalogue.listCategories(locale);
  }

  @Serves(shopApi.getCategoryBySlug)
  getBySlug(@Input(shopApi.getCategoryBySlug) { locale, slug }: z.output<typeof shopApi.getCategoryBySlug.input>) {
    return this.catalogue.getCategoryBySlug(locale, slug);
  }
}
