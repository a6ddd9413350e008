import type { Pool } from 'pg';

/** Rows that a shop of some years has beside its catalogue, so that the planner chooses as it does there. */
export const fillWithOrders = async (pool: Pool): Promise<void> => {
  const owner = `'guest:' || md5(n::text)`;
  const statements = [
    `insert into guest (token_hash) select md5(n::text) from generate_series(1, 10000) n`,
    `insert into "order" (id, number, owner, state, locale, currency, country, placed_at, updated_at)
      select 'o' || n, 'ENC-2025-' || n, ${owner}, case when n % 5 = 0 then 'open' else 'completed' end, 'nl-NL', 'EUR', 'nl', now(), now() from generate_series(1, 10000) n`,
    `insert into order_line (id, order_id, product_id, quantity) select 'l' || n, 'o' || (1 + n % 10000), 'syn-' || n, 1 from generate_series(1, 20000) n`,
    `insert into order_event (order_id, "from", "to", cause) select 'o' || (1 + n % 10000), 'open', 'placed', 'placed by the buyer' from generate_series(1, 20000) n`,
    `insert into payment (id, order_id, provider, provider_id, method, status, amount, currency, return_url, redirect_url)
      select 'p' || n, 'o' || n, 'test', 't' || n, 'ideal', 'paid', 100, 'EUR', '', '' from generate_series(1, 10000) n`,
    `insert into invoice (order_id, number, issued_at) select 'o' || n, 'FENC-2025-' || n, now() from generate_series(1, 10000) n`,
    `insert into session (token_hash, customer_id, expires_at) select md5(n::text), 'c' || n, now() + interval '1 day' from generate_series(1, 10000) n`,
    `insert into configuration (id, owner, product_id, quantity, choices) select 'k' || n, ${owner}, 'syn-' || n, 1, '{}' from generate_series(1, 10000) n`,
    `insert into storage_item (id, owner, kind, name, position) select 's' || n, ${owner}, 'design', 'Panel', 1 from generate_series(1, 10000) n`,
    `insert into upload (id, owner, type, size, sha256, name) select 'u' || n, ${owner}, 'image/webp', 1, '', 'a.webp' from generate_series(1, 10000) n`,
    `insert into idempotency_key (scope, key, request_hash) select 'ENC:addOrderLine:' || n, md5(n::text), '' from generate_series(1, 10000) n`,
    'vacuum analyze',
  ];
  for (const statement of statements) await pool.query(statement);
};
