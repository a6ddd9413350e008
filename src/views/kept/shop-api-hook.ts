import type { FastifyInstance } from 'fastify';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { SecurityLog } from '../../common/logs/security-log.js';
import { Problem } from '../../contract/errors.js';
import type { WebhookEvent } from '../../contract/webhook.js';

const changesPages: WebhookEvent = 'product.changed';

/**
 * The door at which a Shop API elsewhere tells that a product has changed, signed as Standard Webhooks. What is not signed, or
 * too old, is refused; other events are taken and change nothing.
 * @param secret `whsec_…`; without one there is no door
 */
export const listenToShopApi = async (server: FastifyInstance, secret: string | undefined, security: SecurityLog, productsChanged: () => Promise<void>): Promise<void> => {
  if (!secret) return;
  const webhook = new Webhook(secret);
  await server.register((scope, _options, done) => {
    // The signature is of the bytes, not of what they mean.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, parsed) => parsed(null, body));
    scope.post('/hooks/shop-api', async (request, reply) => {
      const message = verified(webhook, String(request.body), request.headers as Record<string, string>);
      if (!message) {
        security.tell('signatureRefused', request);
        throw new Problem('UNAUTHORIZED');
      }
      if (message.type === changesPages) await productsChanged();
      return reply.status(204).send();
    });
    done();
  });
};

/** What a message says; undefined when its signature is not the Shop API's, or old. */
const verified = (webhook: Webhook, body: string, headers: Record<string, string>): { type?: unknown } | undefined => {
  try {
    return webhook.verify(body, headers) as { type?: unknown };
  } catch (error) {
    if (error instanceof WebhookVerificationError) return undefined;
    throw error;
  }
};
