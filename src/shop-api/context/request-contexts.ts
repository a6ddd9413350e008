import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { CONTENT_READER, type ContentReader } from '../../common/content-reader.js';
import { toProblemDetails } from '../../common/problem-details.js';
import { storedTokensIn, storeToken } from '../../common/one-time-tokens.js';
import { clearRegistrationKey, registrationKeyIn, setRegistrationKey } from '../../common/registration-key.js';
import { Timings } from '../../common/timings.js';
import { clearCustomer, clearSession, setCartCookie, setSessionCookie, setVatCookie, type Visitor, type VisitorRequest, visitorOf } from '../../common/visitor.js';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { paymentPageCheck } from '../../config/trusted-origins.js';
import type { Brand } from '../../contract/brands.js';
import { isLocale, type Locale } from '../../contract/locales.js';
import { shopApiHeaders } from '../../contract/operation.js';
import { hasProcedure } from '../../domain/served-operations.js';
import { localesByHost, originOf } from '../../domain/hosts.js';
import type { TrpcContext } from '../trpc/procedures.js';
import { ShopApiClient } from '../client/shop-api.client.js';

/** Deadline in milliseconds for the data of a page. */
const pageDeadline = 4000;

/** Creates the context of pages, forms and typed procedures from a request. */
@Injectable()
export class RequestContexts {
  private readonly domains: ReadonlyMap<string, Locale>;
  private readonly isPaymentPage: TrpcContext['isPaymentPage'];

  constructor(
    @Inject(ShopApiClient) private readonly shopApi: ShopApiClient,
    @Inject(CONTENT_READER) private readonly content: ContentReader,
    @Inject(I18nService) private readonly i18n: I18nService,
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.domains = localesByHost(brand, environment.DOMAIN_SUFFIX);
    this.isPaymentPage = paymentPageCheck(environment, brand, shopApi.url);
  }

  visitorOf(request: VisitorRequest): Visitor {
    return visitorOf(request, this.domains);
  }

  /** Origin of the site in a locale, for the host of a request. */
  originOf(locale: Locale, requestHost: string): string {
    return originOf(this.brand, locale, { domainSuffix: this.environment.DOMAIN_SUFFIX, requestHost });
  }

  /** Context of the typed procedures. Browser code sends the locale of its page in a header; server rendering uses the visitor's locale. */
  contextOf(request: FastifyRequest, reply: FastifyReply, renderedBy?: 'server'): TrpcContext {
    const visitor = this.visitorOf(request);
    const named = renderedBy ? undefined : request.headers[shopApiHeaders.locale];
    const locale = isLocale(named) ? named : visitor.locale;
    const oneTimeTokens = storedTokensIn(request);
    return {
      shopApi: this.shopApi,
      content: this.content,
      isServed: (path) => hasProcedure(this.brand, path),
      isPaymentPage: this.isPaymentPage,
      call: {
        shop: this.brand.code,
        locale,
        requestId: request.id,
        clientAddress: request.ip,
        oneTimeTokens,
        ...(visitor.cartToken && { cartToken: visitor.cartToken }),
        ...(visitor.sessionToken && { sessionToken: visitor.sessionToken }),
        ...(request.headers['user-agent'] && { userAgent: request.headers['user-agent'] }),
        ...(renderedBy && { renderedBy, deadline: performance.now() + pageDeadline }),
        ...(renderedBy && this.environment.NODE_ENV !== 'production' && { timings: new Timings() }),
      },
      registrationKey: registrationKeyIn(request),
      setCartToken: (token) => void setCartCookie(reply, token),
      storeToken: (key) => storeToken(reply, oneTimeTokens, key),
      setRegistrationKey: (key) => void setRegistrationKey(reply, key),
      clearRegistrationKey: () => void clearRegistrationKey(reply),
      setSession: ({ token, expiresAt }) => void setSessionCookie(reply, token, expiresAt),
      setVatView: (view) => void setVatCookie(reply, view),
      clearSession: () => void clearSession(reply),
      clearCustomer: () => void clearCustomer(reply),
      describe: (problem) => ({ ...toProblemDetails(problem, locale, this.i18n), requestId: request.id }),
    };
  }
}
