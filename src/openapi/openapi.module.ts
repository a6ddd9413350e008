import { Controller, type DynamicModule, Get, Header, Headers, Inject, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { createHash } from 'node:crypto';
import { BRAND } from '../config/brand.js';
import type { Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';
import { docsHeaders, docsPage, docsScript } from './docs.page.js';
import { openApiDocument } from './document.js';

@Controller('api')
class OpenApiController {
  private readonly json: string;
  private readonly tag: string;

  constructor(@Inject(BRAND) brand: Brand, i18n: I18nService) {
    this.json = JSON.stringify(openApiDocument(brand, (code, part) => String(i18n.translate(`apiErrors.${code}.${part}`, { lang: 'en-GB' }))));
    this.tag = `"${createHash('sha256').update(this.json).digest('base64url').slice(0, 22)}"`;
  }

  @Get('openapi.json')
  async document(@Headers('if-none-match') known: string | undefined, @Res() reply: FastifyReply): Promise<void> {
    void reply.headers({ etag: this.tag, 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
    await (known === this.tag ? reply.status(304).send() : reply.type('application/json').send(this.json));
  }
}

@Controller('api')
class ViewerController {
  private readonly page: string;

  constructor(@Inject(BRAND) { siteName }: Brand) {
    this.page = docsPage(`${siteName} Shop API`);
  }

  @Get('docs')
  async docs(@Res() reply: FastifyReply): Promise<void> {
    await reply.headers(docsHeaders).send(this.page);
  }

  @Get('docs/start.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  script(): string {
    return docsScript;
  }
}

/** Serves the OpenAPI document, the extensions that are available, and Swagger UI unless `API_DOCS` disables it. */
@Module({})
export class OpenApiModule {
  static forRoot({ API_DOCS }: Environment): DynamicModule {
    return { module: OpenApiModule, controllers: [restControllerOf('getCapabilities'), OpenApiController, ...(API_DOCS === 'on' ? [ViewerController] : [])] };
  }
}
