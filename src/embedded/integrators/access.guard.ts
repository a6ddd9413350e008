import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type CallContext, callContextOf } from '../../common/call-context.js';
import { OPERATION } from '../../common/operation.decorators.js';
import { setCurrentCaller } from '../../common/logs/request-context.js';
import { SecurityLog } from '../../common/logs/security-log.js';
import { operationAt } from '../../common/logs/security-events.js';
import type { ApiScope } from '../../contract/api-scopes.js';
import { Problem } from '../../contract/errors.js';
import { type Operation, scopeOf } from '../../contract/operation.js';
import { Identity } from '../identity/identity.js';
import { type ApiKey, ApiKeys } from './api-keys.js';
import { networkOf } from '../limits/network.js';
import { RateLimits } from '../limits/rate-limits.js';

/** Checks access and rate limit of an operation, as declared in the contract. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly identity: Identity,
    private readonly keys: ApiKeys,
    private readonly security: SecurityLog,
    private readonly limits: RateLimits,
  ) {}

  /** @throws Problem UNAUTHORIZED, FORBIDDEN, TOO_MANY_REQUESTS */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = this.reflector.get<Operation | undefined>(OPERATION, context.getHandler());
    if (!operation) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const call = callContextOf(request);
    const key = call.apiKey === undefined ? undefined : await this.requireKey(call.apiKey, call);
    if (!key && operation.perMinute) await this.limits.take(`${operation.method} ${operation.path} ${networkOf(call.clientAddress ?? '')}`, { max: operation.perMinute });
    if (operation.access === 'customer') await this.identity.requireCustomer(call);
    const scope = scopeOf(operation);
    if (scope) {
      requireScope(key, scope);
      this.security.log('opsAction', request, { operation: operationAt(request.method, request.routeOptions.url) });
    }
    return true;
  }

  private async requireKey(given: string, call: CallContext): Promise<ApiKey> {
    const key = await this.keys.find(given);
    if (key) setCurrentCaller({ key: key.id });
    if (key) await this.limits.take(key.id, { max: key.perMinute });
    // Slows down guessing of API keys.
    else await this.limits.take(`key ${networkOf(call.clientAddress ?? '')}`, { max: 60 });
    if (!key) throw new Problem('UNAUTHORIZED');
    return key;
  }
}

/** @throws Problem UNAUTHORIZED, FORBIDDEN */
const requireScope = (key: ApiKey | undefined, scope: ApiScope): void => {
  if (!key) throw new Problem('UNAUTHORIZED');
  if (!key.scopes.includes(scope)) throw new Problem('FORBIDDEN', { scope });
};
