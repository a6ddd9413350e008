import { Body, Controller, Get, Inject, Logger, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { randomBytes } from 'node:crypto';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';
import { shopApi } from '../../contract/shop-api.js';
import { outcomes, TestBank } from './test-bank.js';
import { paymentPage, type Translate } from './test-bank.page.js';

/** Timeout of the webhook in milliseconds. If it fails the shop polls. */
const timeout = 5_000;

/** Pages of the test bank, which notifies the shop only by webhook. */
@Controller('test-bank/payments/:id')
export class TestBankController {
  private readonly logger = new Logger('TestBank');

  constructor(
    private readonly bank: TestBank,
    private readonly i18n: I18nService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get()
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const payment = await this.bank.find(id);
    const nonce = randomBytes(16).toString('base64');
    const translate: Translate = (key, args = {}) => this.i18n.translate(`components.${key}`, { lang: payment.locale, args });
    // CSP `form-action` also applies to the redirect after the form, so it must contain the origin of the return URL.
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self' ${new URL(payment.returnUrl).origin}; frame-ancestors 'none'; base-uri 'none'`;
    await reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(paymentPage(payment, nonce, translate));
  }

  @Post()
  async decide(@Param('id') id: string, @Body('outcome') chosen: unknown, @Res() reply: FastifyReply): Promise<void> {
    const outcome = outcomes.find((known) => known === chosen);
    if (!outcome) throw new Problem('VALIDATION', { errors: [{ field: 'outcome', code: 'yup.errors.mixed.oneOf', params: { values: outcomes.join(', ') } }] });
    const { returnUrl } = await this.bank.end(id, outcome);
    await this.notifyShop(id);
    await reply.status(303).header('location', returnUrl).send();
  }

  /** Sends the webhook over HTTP, as other providers do. */
  private async notifyShop(id: string): Promise<void> {
    try {
      const webhook = this.environment.shopApiPublicUrl + shopApi.paymentWebhook.path;
      const answer = await fetch(webhook, { method: 'POST', body: new URLSearchParams({ id }), signal: AbortSignal.timeout(timeout) });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    } catch (error) {
      this.logger.warn(`The webhook about payment ${id} failed: ${String(error)}`);
    }
  }
}
