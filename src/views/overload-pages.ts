import { Inject, Injectable } from '@nestjs/common';
import type { Visitor } from '../common/visitor.js';
import { ViewsService } from './views.service.js';

/** Placeholder of the request id in a prepared page. */
const idPlaceholder = '00000000-0000-4000-8000-000000000000';
const unavailableStatus = 503;

/** A 503 page with its headers. */
export interface OverloadResponse {
  status: number;
  headers: Record<string, string | number>;
  /** ASCII, so that Node sends it with the headers as one string. */
  html: string;
}

/** The 503 page shown under overload. It is rendered once for each language and VAT view, so that only the request id has to be inserted. It has no scripts. */
@Injectable()
export class OverloadPages {
  private readonly ready = new Map<string, string>();

  constructor(@Inject(ViewsService) private readonly views: ViewsService) {}

  responseFor(visitor: Visitor, requestId: string, retryAfterSeconds: number): OverloadResponse {
    const headers = {
      ...this.views.headersOf(visitor.locale),
      'retry-after': retryAfterSeconds,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    };
    return { status: unavailableStatus, headers, html: this.pageOf(visitor).replaceAll(idPlaceholder, requestId) };
  }

  private pageOf(visitor: Visitor): string {
    const name = `${visitor.locale} ${visitor.vat}`;
    const known = this.ready.get(name);
    if (known !== undefined) return known;
    const page = this.views.errorPage(visitor, { status: unavailableStatus, reference: idPlaceholder }).html.toString();
    const ready = page.replace(/\P{ASCII}/gu, (character) => `&#${character.codePointAt(0)};`);
    this.ready.set(name, ready);
    return ready;
  }
}
