import type { FastifyInstance } from 'fastify';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { SecurityLog } from '../../common/logs/security-log.js';
import { Problem } from '../../contract/errors.js';
import type { WebhookEvent } from '../../contract/webhook.js';

const changesPages: WebhookEvent = 'product.changed';

/**
 * Webhook endpoint for an external Shop API that reports product changes, signed by Standard Webhooks. Messages with an invalid
 * or old signature are refused; other events are accepted and ignored.
 * @param secret `whsec_…`; without it the endpoint does not exist
 */
export const receiveShopApiWebhooks = async (server: FastifyInstance, secret: string | undefined, security: SecurityLog, productsChanged: () => Promise<void>): Promise<void> => {
  if (!secret) return;
  const webhook = new Webhook(secret);
  await server.register((scope, _options, done) => {
    // The signature covers the raw bytes of the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, parsed) => parsed(null, body));
    scope.post('/hooks/shop-api', async (request, reply) => {
      const message = verified(webhook, String(request.body), request.headers as Record<string, string>);
      if (!message) {
        security.log('signatureRefused', request);
        throw new Problem('UNAUTHORIZED');
      }
      if (message.type === changesPages) await productsChanged();
      return reply.status(204).send();
    });
    done();
  });
};

/** Parses a message; undefined if its signature is invalid or too old. */
const verified = (webhook: Webhook, body: string, headers: Record<string, string>): { type?: unknown } | undefined => {
  try {
    return webhook.verify(body, headers) as { type?: unknown };
  } catch (error) {
    if (error instanceof WebhookVerificationError) return undefined;
    throw error;
  }
};
