import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { close, listen } from './listen.js';

const client = { id: 'quiet-shop', secret: 'a secret of the ERP' };
const scope = 'finance.read offline_access';

export interface Erp {
  /** Environment variables that configure the shop for this server. */
  variables: Record<string, string>;
  /** Simulates a user who opens the authorization URL and consents. @returns query parameters of the redirect back to the shop */
  agree(authorizationUrl: string): { code: string; state: string };
  /** Grant types of the token requests so far. */
  grants: string[];
  /** Response to the next request. */
  failWith?: { status: number; body: object };
  /** Lifetime of an access token in seconds. */
  lifetime: number;
  stop(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Fake OAuth 2.0 authorization server of the ERP: single-use authorization codes with PKCE (RFC 7636, S256), and refresh tokens. */
export const startErp = async (): Promise<Erp> => {
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const refreshTokens = new Set<string>();
  const isGood = (words: URLSearchParams): boolean => {
    if (words.get('client_id') !== client.id || words.get('client_secret') !== client.secret) return false;
    if (words.get('grant_type') === 'refresh_token') return refreshTokens.delete(words.get('refresh_token') ?? '');
    const code = words.get('code') ?? '';
    const promised = codes.get(code);
    codes.delete(code);
    return promised !== undefined && promised.challenge === challengeOf(words.get('code_verifier') ?? '') && promised.redirectUri === words.get('redirect_uri');
  };
  const server = createServer(async (request, response) => {
    const words = await bodyOf(request);
    const say = (status: number, body: object) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    erp.grants.push(words.get('grant_type') ?? '');
    const failure = erp.failWith;
    delete erp.failWith;
    if (failure) return void say(failure.status, failure.body);
    if (request.url !== '/token' || !isGood(words)) return void say(400, { error: 'invalid_grant' });
    const refreshToken = randomUUID();
    refreshTokens.add(refreshToken);
    say(200, { token_type: 'bearer', access_token: `access-${randomUUID()}`, refresh_token: refreshToken, expires_in: erp.lifetime, scope });
  });
  const url = await listen(server);
  const erp: Erp = {
    variables: {
      BUSINESS_CENTRAL_AUTHORIZE_URL: `${url}/authorize`,
      BUSINESS_CENTRAL_TOKEN_URL: `${url}/token`,
      BUSINESS_CENTRAL_CLIENT_ID: client.id,
      BUSINESS_CENTRAL_CLIENT_SECRET: client.secret,
      BUSINESS_CENTRAL_SCOPE: scope,
    },
    agree: (authorizationUrl) => {
      const { searchParams } = new URL(authorizationUrl);
      const said = (name: string) => searchParams.get(name) ?? '';
      const code = randomUUID();
      codes.set(code, { challenge: said('code_challenge_method') === 'S256' ? said('code_challenge') : '', redirectUri: said('redirect_uri') });
      return { code, state: said('state') };
    },
    grants: [],
    lifetime: 3600,
    stop: () => close(server),
  };
  return erp;
};
