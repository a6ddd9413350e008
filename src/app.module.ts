import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CartModule } from './cart/cart.module.js';
import { ClientErrorsModule } from './client-errors/client-errors.module.js';
import { MetricsModule } from './common/metrics/metrics.module.js';
import { TextsModule } from './common/texts.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Environment } from './config/environment.js';
import type { Brand } from './contract/brands.js';
import { ContentModule } from './content/content.module.js';
import { DiagnosticsModule } from './diagnostics/diagnostics.module.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { HealthModule } from './health/health.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { ProductFeedModule } from './product-feed/product-feed.module.js';
import { ProductsModule } from './products/products.module.js';
import { ShopApiModule } from './shop-api/shop-api.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { StorageModule, UploadsModule } from './storage/storage.module.js';
import { ValidationModule } from './validation/validation.module.js';
import type { Site } from './views/site.js';
import { ViewsModule } from './views/views.module.js';

/** The modules of the storefront; the brand's permissions select the features. */
@Module({})
export class AppModule {
  /** @param optional modules that are loaded only when the environment needs them */
  static forRoot(environment: Environment, { permissions }: Brand, { shopApiUrl, site, optional }: { shopApiUrl: string; site: Site; optional: readonly Type[] }): DynamicModule {
    const shop = permissions.products ? [ProductsModule, CartModule, OrdersModule, StorageModule, ValidationModule, DiagnosticsModule] : [];
    const account = permissions.account ? [AuthModule, AccountModule] : [];
    const features = [
      ...shop,
      ...account,
      EnquiriesModule,
      UploadsModule,
      ClientErrorsModule,
      OpenApiModule.forRoot(environment),
      HealthModule,
      SitemapModule.forRoot(site.folder),
      ViewsModule.forRoot(site),
    ];
    const productFeed = environment.PRODUCT_FEED === 'on' && permissions.products ? [ProductFeedModule] : [];
    const outbox = environment.NODE_ENV === 'production' || environment.SMTP_URL ? [] : [OutboxModule];
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment),
        MetricsModule.forRoot('storefront'),
        TextsModule,
        ContentModule,
        ShopApiModule.forRoot(shopApiUrl),
        PicturesModule,
        ...optional,
        ...outbox,
        ...productFeed,
        ...features,
      ],
    };
  }
}
