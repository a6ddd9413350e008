import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { shopApiHeaders } from '../../contract/operation.js';
import { ReplayedResponse } from './idempotency.js';

/** Sets the header `Idempotent-Replayed` on replayed responses. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof ReplayedResponse)) return answer;
        void context.switchToHttp().getResponse<FastifyReply>().header(shopApiHeaders.idempotentReplayed, 'true');
        return answer.answer;
      }),
    );
  }
}
