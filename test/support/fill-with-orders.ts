import { Client } from 'pg';

/** Fills the tables with about 10,000 orders and their related rows, so that the query planner chooses the plans of a shop in use. */
export const fillWithOrders = async (url: string): Promise<void> => {
  const owner = `'guest:' || md5(n::text)`;
  const statements = [
    `insert into guest (token_hash) select md5(n::text) from generate_series(1, 10000) n`,
    `insert into "order" (id, number, owner, state, locale, currency, country, placed_at, updated_at)
      select 'o' || n, 'ENC-2025-' || n, ${owner}, case when n % 5 = 0 then 'open' else 'completed' end, 'nl-NL', 'EUR', 'nl', now(), now() from generate_series(1, 10000) n`,
    `insert into order_line (id, order_id, product_id, quantity) select 'l' || n, 'o' || (1 + n % 10000), 'syn-' || n, 1 from generate_series(1, 20000) n`,
    `insert into order_event (order_id, "from", "to", cause) select 'o' || (1 + n % 10000), 'open', 'placed', 'placed by the buyer' from generate_series(1, 20000) n`,
    `insert into payment (id, order_id, provider, provider_id, method, status, amount, currency, return_url, redirect_url)
      select 'p' || n, 'o' || n, 'test', 't' || n, 'ideal', 'paid', 100, 'EUR', '', '' from generate_series(1, 10000) n`,
    `insert into refund (id, payment_id, amount, currency, key, status, cause) select 'b' || n, 'p' || n, 1, 'EUR', 'b' || n, 'refunded', '' from generate_series(1, 10000) n`,
    `insert into invoice (order_id, number, issued_at) select 'o' || n, 'FENC-2025-' || n, now() from generate_series(1, 10000) n`,
    `insert into credit_note (id, order_id, number, issued_at, source, cause, lines, total)
      select 'r' || n, 'o' || n, 'CENC-2025-' || n, now(), 'withdrawal:' || n, 'withdrawal', '[]', '{}' from generate_series(1, 10000) n`,
    `insert into customer (id, email, password_hash, customer_type, first_name, last_name, addresses, preferences)
      select 'c' || n, n || '@example.nl', '', 'Private', 'Ada', 'Vos', '[]', '{}' from generate_series(1, 10000) n`,
    `insert into product_price (product_id, since, prices) select id, '2025-01-01', prices from product on conflict do nothing`,
    `insert into session (token_hash, customer_id, expires_at) select md5(n::text), 'c' || n, now() + interval '1 day' from generate_series(1, 10000) n`,
    `insert into second_factor (customer_id, sealed_secret, since) select 'c' || n, md5(n::text), now() from generate_series(1, 10000) n`,
    `insert into recovery_code (customer_id, code_hash) select 'c' || n, md5(n::text || code) from generate_series(1, 10000) n, generate_series(1, 10) code`,
    `insert into configuration (id, owner, product_id, quantity, choices) select 'k' || n, ${owner}, 'syn-' || n, 1, '{}' from generate_series(1, 10000) n`,
    `insert into storage_item (id, owner, kind, name, position) select 's' || n, ${owner}, 'design', 'Panel', 1 from generate_series(1, 10000) n`,
    `insert into upload (id, owner, type, size, sha256, name) select 'u' || n, ${owner}, 'image/webp', 1, '', 'a.webp' from generate_series(1, 10000) n`,
    `insert into order_note (id, order_id, by, text) select 'n' || n, 'o' || n, 'ops', 'Gate 3' from generate_series(1, 10000) n`,
    `insert into idempotency_key (scope, key, request_hash) select 'ENC:addOrderLine:' || n, md5(n::text), '' from generate_series(1, 10000) n`,
    `insert into order_access (order_id, owner, expires_at) select 'o' || n, 'guest:' || md5((n + 1)::text), now() + interval '1 day' from generate_series(1, 10000) n`,
    'vacuum analyze',
  ];
  // A separate connection without the statement timeout of the shop: on a slow machine some of these statements exceed it.
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
