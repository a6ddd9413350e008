import { Logger } from '@nestjs/common';
import * as oauth from 'oauth4webapi';
import { describeError } from '../../common/describe-error.js';
import type { Environment } from '../../config/environment.js';
import { Problem } from '../../contract/errors.js';

/** Timeout of the token endpoint in ms. A renewal holds a transaction open, so it must be shorter than that transaction's idle timeout. */
const deadline = 8000;

export interface ErpTokens {
  accessToken: string;
  refreshToken: string | undefined;
  expiresAt: Date;
  scope: string;
}

/** Client of the ERP's authorization server, which the environment variables configure (OAuth 2.0, RFC 6749, with PKCE, RFC 7636). */
export class ErpClient {
  private readonly logger = new Logger('Erp');
  private readonly server: oauth.AuthorizationServer;
  private readonly client: oauth.Client;
  private readonly authentication: oauth.ClientAuth;
  private readonly options: { [oauth.allowInsecureRequests]: boolean };

  private constructor(
    private readonly environment: Environment,
    readonly secret: string,
    private readonly scope: string,
  ) {
    const { BUSINESS_CENTRAL_AUTHORIZE_URL, BUSINESS_CENTRAL_TOKEN_URL, BUSINESS_CENTRAL_CLIENT_ID } = environment;
    this.server = { issuer: new URL(BUSINESS_CENTRAL_AUTHORIZE_URL!).origin, authorization_endpoint: BUSINESS_CENTRAL_AUTHORIZE_URL!, token_endpoint: BUSINESS_CENTRAL_TOKEN_URL! };
    this.client = { client_id: BUSINESS_CENTRAL_CLIENT_ID! };
    this.authentication = oauth.ClientSecretPost(secret);
    this.options = { [oauth.allowInsecureRequests]: BUSINESS_CENTRAL_TOKEN_URL!.startsWith('http://localhost') };
  }

  /** @throws Problem NOT_CONFIGURED */
  static of(environment: Environment): ErpClient {
    const { BUSINESS_CENTRAL_CLIENT_SECRET: secret, BUSINESS_CENTRAL_SCOPE: scope } = environment;
    if (!secret || !scope) throw new Problem('NOT_CONFIGURED');
    return new ErpClient(environment, secret, scope);
  }

  get redirectUri(): string {
    return `${this.environment.publicUrl}/api/BusinessCentral/callback`;
  }

  /** URL at which an operator signs in. */
  async authorizationUrl(state: string, verifier: string): Promise<string> {
    const url = new URL(this.server.authorization_endpoint!);
    const challenge = await oauth.calculatePKCECodeChallenge(verifier);
    const words = {
      client_id: this.client.client_id,
      response_type: 'code',
      redirect_uri: this.redirectUri,
      scope: this.scope,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Checks the issuer of an authorization response (RFC 9207). @throws Problem UPSTREAM_FAILED when it is another one */
  assertIsOurs(iss: string): void {
    if (!URL.canParse(iss) || new URL(iss).origin !== this.server.issuer) throw this.refused(`the response is from another issuer, ${iss}`);
  }

  /** @throws Problem UPSTREAM_FAILED */
  exchange(code: string, state: string, verifier: string): Promise<ErpTokens> {
    return this.parsed(async () => {
      const parameters = oauth.validateAuthResponse(this.server, this.client, new URLSearchParams({ code, state }), state);
      const answer = await oauth.authorizationCodeGrantRequest(this.server, this.client, this.authentication, parameters, this.redirectUri, verifier, this.request());
      return oauth.processAuthorizationCodeResponse(this.server, this.client, answer);
    });
  }

  /** @throws Problem UPSTREAM_FAILED */
  refresh(refreshToken: string): Promise<ErpTokens> {
    return this.parsed(async () => {
      const answer = await oauth.refreshTokenGrantRequest(this.server, this.client, this.authentication, refreshToken, this.request());
      return oauth.processRefreshTokenResponse(this.server, this.client, answer);
    });
  }

  /** Logs why the ERP returned no tokens, and returns the problem for the caller. */
  refused(reason: string): Problem {
    this.logger.warn(`The ERP returned no tokens: ${reason.slice(0, 300).replaceAll(/\s+/g, ' ')}`);
    return new Problem('UPSTREAM_FAILED');
  }

  private request() {
    return { ...this.options, signal: AbortSignal.timeout(deadline) };
  }

  private async parsed(send: () => Promise<oauth.TokenEndpointResponse>): Promise<ErpTokens> {
    try {
      const { access_token, refresh_token, expires_in = 3600, scope = this.scope } = await send();
      return { accessToken: access_token, refreshToken: refresh_token, expiresAt: new Date(Date.now() + expires_in * 1000), scope };
    } catch (error) {
      throw this.refused(refusalOf(error));
    }
  }
}

/** Why there are no tokens: the ERP's error code, else the network error. It never contains the request, which has codes and secrets. */
const refusalOf = (error: unknown): string => (error instanceof oauth.ResponseBodyError ? `status ${error.status} ${error.error}` : describeError(error));
