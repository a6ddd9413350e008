import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { secret } from '../common/cookies.js';
import { localPath } from '../common/local-path.js';
import { keepCartToken, keepSession } from '../common/visitor.js';
import { isLocale } from '../contract/locales.js';
import { href } from '../contract/routes.js';
import { failureQuery, handoverPaths } from '../domain/handover.js';
import { Visits } from '../shop-api/visits.js';

type Asked = Record<string, string | undefined>;

/** What only the receiving browser holds; it lives as long as the way there and back may take. */
const cookie = '__Host-handover';
const cookieSeconds = 120;
const isSecret = (value: string | undefined): value is string => value !== undefined && /^[\w-]{43}$/.test(value);

/**
 * Takes a visitor's cart and sign-in along to another host of the brand, by redirects alone: the receiving host keeps a
 * verifier in a cookie and sends its hash (`begin`), the host that knows the visitor answers with a code (`give`), and the
 * code together with the cookie makes the visitor known (`take`). As with OAuth 2.0 and PKCE (RFC 7636) a code in the
 * address is worth nothing: it works once, for a minute, in the one browser that holds the verifier. So nobody can sign
 * somebody else in as himself, nor plant his cart. Redirects leave nothing in the history.
 */
@Controller(handoverPaths.prefix)
export class HandoverController {
  constructor(@Inject(Visits) private readonly visits: Visits) {}

  @Get('begin')
  begin(@Query() { from, to }: Asked, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { locale, isLocaleOfHost } = this.visits.visitorOf(request);
    if (!isLocale(from) || !isLocaleOfHost || from === locale) return this.leave(reply, localPath(to));
    const verifier = randomBytes(32).toString('base64url');
    void reply.setCookie(cookie, verifier, { ...secret, maxAge: cookieSeconds });
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    this.leave(reply, this.visits.originOf(from, request.host) + handoverPaths.give({ locale, challenge, to: localPath(to) }));
  }

  @Get('give')
  async give(@Query() { locale, challenge, to }: Asked, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isLocale(locale) || !isSecret(challenge)) return this.leave(reply, localPath(to));
    const { shopApi, call } = this.visits.contextOf(request, reply);
    // For every failure the visitor reaches the other host, where a notice says that cart and sign-in were left behind.
    const given = await shopApi.call('createHandover', { challenge }, call).catch(() => undefined);
    this.leave(reply, this.visits.originOf(locale, request.host) + handoverPaths.take({ code: given?.code, to: localPath(to) }));
  }

  @Get('take')
  async take(@Query() { code, to }: Asked, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const verifier = request.cookies[cookie];
    void reply.clearCookie(cookie, secret);
    const { shopApi, call } = this.visits.contextOf(request, reply);
    const taken = isSecret(code) && isSecret(verifier) ? await shopApi.call('redeemHandover', { code, verifier }, call).catch(() => undefined) : undefined;
    if (!taken) return this.leave(reply, href('cart', this.visits.visitorOf(request).locale, undefined, failureQuery));
    if (taken.session) keepSession(reply, taken.session.token, taken.session.expiresAt);
    else if (taken.cartToken) keepCartToken(reply, taken.cartToken);
    this.leave(reply, localPath(to));
  }

  private leave(reply: FastifyReply, address: string): void {
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);
  }
}
