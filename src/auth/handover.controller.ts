import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { secret } from '../common/cookies.js';
import { localPath } from '../common/local-path.js';
import { setCartCookie, setSessionCookie } from '../common/visitor.js';
import { Token } from '../contract/fields.js';
import { isLocale } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import { failureQuery, handoverPaths } from '../domain/handover.js';
import { RequestContexts } from '../shop-api/context/request-contexts.js';

type HandoverQuery = Record<string, string | undefined>;

/** Cookie of the receiving host with the verifier. Its lifetime covers the redirects to the other host and back. */
const cookie = '__Host-handover';
const cookieSeconds = 120;
const isSecret = (value: string | undefined): value is string => value !== undefined && /^[\w-]{43}$/.test(value);

/**
 * Transfers a visitor's cart and session to another host of the brand by redirects. `begin`: the receiving host stores a
 * verifier in a cookie and sends its hash. `give`: the host with the session redirects back with a code. `take`: the
 * receiving host redeems code and verifier. As in OAuth 2.0 with PKCE (RFC 7636), the code in the URL is useless to others:
 * it works once, for a minute, in the browser with the verifier. So an attacker cannot sign a victim in to the attacker's
 * account or give the victim the attacker's cart. Redirects add no entry to the browser history.
 */
@Controller(handoverPaths.prefix)
export class HandoverController {
  constructor(@Inject(RequestContexts) private readonly contexts: RequestContexts) {}

  @Get('begin')
  begin(@Query() { from, to }: HandoverQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { locale, isLocaleOfHost } = this.contexts.visitorOf(request);
    if (!isLocale(from) || !isLocaleOfHost || from === locale) return this.redirect(reply, localPath(to));
    const verifier = randomBytes(32).toString('base64url');
    void reply.setCookie(cookie, verifier, { ...secret, maxAge: cookieSeconds });
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    this.redirect(reply, this.contexts.originOf(from, request.host) + handoverPaths.give({ locale, challenge, to: localPath(to) }));
  }

  @Get('give')
  async give(@Query() { locale, challenge, to }: HandoverQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isLocale(locale) || !isSecret(challenge)) return this.redirect(reply, localPath(to));
    const { shopApi, call } = this.contexts.contextOf(request, reply);
    // After a failure the visitor is redirected to the other host too, where a notice says that cart and sign-in could not be transferred.
    const given = await shopApi.call('createHandover', { challenge }, call).catch(() => undefined);
    this.redirect(reply, this.contexts.originOf(locale, request.host) + handoverPaths.take({ code: given?.code, to: localPath(to) }));
  }

  @Get('take')
  async take(@Query() { code, to }: HandoverQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const verifier = request.cookies[cookie];
    void reply.clearCookie(cookie, secret);
    const { shopApi, call } = this.contexts.contextOf(request, reply);
    const taken = Token.safeParse(code).success && isSecret(verifier) ? await shopApi.call('redeemHandover', { code: code!, verifier }, call).catch(() => undefined) : undefined;
    if (!taken) return this.redirect(reply, href('cart', this.contexts.visitorOf(request).locale, undefined, failureQuery));
    if (taken.session) setSessionCookie(reply, taken.session.token, taken.session.expiresAt);
    else if (taken.cartToken) setCartCookie(reply, taken.cartToken);
    this.redirect(reply, localPath(to));
  }

  private redirect(reply: FastifyReply, address: string): void {
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);
  }
}
