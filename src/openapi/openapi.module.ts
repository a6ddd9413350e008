import { Controller, type DynamicModule, Get, Header, Headers, Inject, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { createHash } from 'node:crypto';
import { BRAND } from '../config/brand.js';
import type { Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import { restControllerOf } from '../shop-api/endpoints/rest-controllers.js';
import { docsHeaders, docsPage, docsScript } from './docs.page.js';

@Controller('api')
class OpenApiController {
  private made: Promise<{ json: string; tag: string }> | undefined;

  constructor(
    @Inject(BRAND) private readonly brand: Brand,
    private readonly i18n: I18nService,
  ) {}

  @Get('openapi.json')
  async document(@Headers('if-none-match') known: string | undefined, @Res() reply: FastifyReply): Promise<void> {
    const { json, tag } = await (this.made ??= this.make());
    void reply.headers({ etag: tag, 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
    await (known === tag ? reply.status(304).send() : reply.type('application/json').send(json));
  }

  /** Made for the first reader: schemas and examples of all operations would slow down each start. */
  private async make(): Promise<{ json: string; tag: string }> {
    const { openApiDocument } = await import('./document.js');
    const json = JSON.stringify(openApiDocument(this.brand, (code, part) => String(this.i18n.translate(`apiErrors.${code}.${part}`, { lang: 'en-GB' }))));
    return { json, tag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
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
