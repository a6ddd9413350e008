import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowsClearText } from './clear-text.js';
import { ConfigurationError, readEnvironment, variableNames } from './environment.js';
import { unset } from './secret-files.js';

const messageOf = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
};

const mollieKey = `test_${'a'.repeat(30)}`;
const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

describe('the environment', () => {
  it('needs no variable: the defaults are valid', () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 3000, BRAND: 'ENC', DATA_DIR: '.data', DOMAIN_SUFFIX: 'www', NODE_ENV: 'development', SHOP_API_PORT: 3001 });
    expect(readEnvironment({}).publicUrl).toBe('http://localhost:3000');
    expect(readEnvironment({ SHOP_API_PORT: '4001' }).shopApiPublicUrl).toBe('http://localhost:4001');
  });

  it('declares every property with a name in capitals as a variable, once', () => {
    const properties = [...readFileSync(new URL('./environment.ts', import.meta.url), 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]*)(?=\??:| =)/gm)];
    expect(properties.map(([, name]) => name)).toEqual(variableNames);
  });

  // A variable of a group is only accepted together with the others.
  const groups = {
    ...bucket,
    ...Object.fromEntries(['AUTHORIZE_URL', 'TOKEN_URL', 'CLIENT_ID', 'CLIENT_SECRET', 'SCOPE'].map((name) => [`BUSINESS_CENTRAL_${name}`, 'http://localhost'])),
  };
  it.each(variableNames)('reads %s: contains its text, or refuses one that its rule does not allow', (name) => {
    const variables = { NODE_ENV: 'test', ...groups, [name]: '?' };
    const outcome = messageOf(variables) || `  - ${name} is ${Object.entries(readEnvironment(variables)).find(([one]) => one === name)?.[1]}`;
    expect(outcome).toMatch(new RegExp(`^  - ${name}(?: is \\?$| must |: Site \\? is not)`, 'm'));
  });

  it('does not treat a name that is not declared as public', () => {
    expect(() => unset('MOLLIE_KEY')).toThrow('MOLLIE_KEY is not declared');
    expect(unset('MOLLIE_API_KEY', 'HOST')).toEqual({ MOLLIE_API_KEY: '', MOLLIE_API_KEY_FILE: '', HOST: '' });
  });

  it('counts an empty variable as unset', () => expect(readEnvironment({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 }));

  it('converts numbers and removes the slash at the end of addresses', () => {
    expect(readEnvironment({ PORT: '8080', SHOP_API_URL: 'https://api.example.com/' })).toMatchObject({ PORT: 8080, SHOP_API_URL: 'https://api.example.com' });
  });

  it('lists every mistake in one message', () => {
    const message = messageOf({ PORT: '80x', BRAND: 'XYZ', DATABASE_URL: 'mysql://x', NODE_ENV: 'live', SMTP_URL: 'mail' });
    for (const name of ['PORT', 'BRAND', 'DATABASE_URL', 'NODE_ENV', 'SMTP_URL']) expect(message).toContain(name);
    expect(message).toContain('"80x"');
  });

  it.each(['70000', '-1', '1e3', '3000.5', ' 1'])('refuses the port %s', (PORT) => expect(messageOf({ PORT })).toContain('PORT'));

  it.each(['10.0.0.0/8', 'loopback, uniquelocal', '192.0.2.1,2001:db8::/32'])('accepts %s as trusted proxies', (TRUSTED_PROXIES) =>
    expect(messageOf({ TRUSTED_PROXIES })).toBe(''),
  );
  it.each(['everybody', '10.0.0.0/99', 'loopback,'])('refuses %s as trusted proxies', (TRUSTED_PROXIES) => expect(messageOf({ TRUSTED_PROXIES })).toContain('TRUSTED_PROXIES'));

  it.each([
    ['some of the variables of Business Central only', { BUSINESS_CENTRAL_CLIENT_ID: 'x' }, 'BUSINESS_CENTRAL_TOKEN_URL'],
    ['webhooks to this machine in production', { NODE_ENV: 'production', WEBHOOKS_TO_PRIVATE: 'test' }, 'WEBHOOKS_TO_PRIVATE'],
    ['a key that is not one of Mollie', { MOLLIE_API_KEY: 'sk_live_12345678901234567890123456789012' }, 'MOLLIE_API_KEY'],
    ['the test bank and Mollie together', { MOLLIE_API_KEY: mollieKey, PAYMENTS: 'test' }, 'PAYMENTS=test'],
    ['Mollie without TLS', { MOLLIE_API_KEY: mollieKey, MOLLIE_API_URL: 'http://mollie.example' }, 'MOLLIE_API_URL'],
    ['unchecked certificates in production', { NODE_ENV: 'production', NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED'],
    ['all network interfaces without NODE_ENV', { HOST: '0.0.0.0' }, 'NODE_ENV is not set, but other machines can reach the shop (HOST)'],
    [
      'public addresses without NODE_ENV',
      { PUBLIC_URL: 'https://shop.example', SHOP_API_PUBLIC_URL: 'https://api.example' },
      'other machines can reach the shop (PUBLIC_URL, SHOP_API_PUBLIC_URL)',
    ],
    [
      'a form service without its forms',
      { FORM_EMBED_URL: 'https://forms.example/v2.js', FORM_EMBED_PORTAL: '1' },
      'FORM_EMBED_FORMS: missing, although other variables of the form service',
    ],
    ['forms without their ids', { FORM_EMBED_URL: 'https://forms.example/v2.js', FORM_EMBED_PORTAL: '1', FORM_EMBED_FORMS: 'contact' }, 'FORM_EMBED_FORMS must'],
    ['hosts of the form service with a path', { FORM_EMBED_HOSTS: 'https://api.forms.example/v2' }, 'FORM_EMBED_HOSTS'],
    ['a chat that is not a URL', { CHAT_FRAME_URL: 'javascript:alert(1)' }, 'CHAT_FRAME_URL'],
    ['a collector that is not a URL', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    ['export of log lines without a collector', { OTEL_LOGS_EXPORTER: 'otlp' }, 'OTEL_LOGS_EXPORTER=otlp needs a collector. Set OTEL_EXPORTER_OTLP_ENDPOINT'],
    ['export of log lines as text', { OTEL_LOGS_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', LOG_FORMAT: 'text' }, 'Remove LOG_FORMAT=text'],
    ['a container without locale', { TAG_MANAGER_IDS: 'GTM-AB12CD' }, 'TAG_MANAGER_IDS must list containers as GTM-AB12CD by locale'],
    ['a container of an unknown locale', { TAG_MANAGER_IDS: 'nl-NL=GTM-AB12CD,es-ES=GTM-AB12CD' }, 'locales are de-AT, '],
    ['two containers of one locale', { TAG_MANAGER_IDS: 'nl-NL=GTM-AB12CD,nl-NL=GTM-EF34GH' }, 'each locale once'],
    ['an invalid container id', { TAG_MANAGER_IDS: 'nl-NL=G-AB12CD34' }, '(it is "nl-NL=G-AB12CD34")'],
    ['a script of ad calls that is not a URL', { AD_CALL_SCRIPTS: 'nl-NL=javascript:alert(1)' }, 'AD_CALL_SCRIPTS must list addresses of scripts by locale'],
    ['a host of ad calls with a path', { AD_CALL_HOSTS: 'https://ads.example/x' }, 'AD_CALL_HOSTS'],
    ['a pixel that is not a URL', { TRACKING_PIXEL_URL: 'pixel.gif' }, 'TRACKING_PIXEL_URL'],
    ['an unknown value of RENDER_MONITOR', { RENDER_MONITOR: 'sometimes' }, 'RENDER_MONITOR'],
    ['a bucket without its key', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY: missing, although other variables of the bucket'],
    ['a server without a bucket', { S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT has no effect without S3_BUCKET'],
    ['an invalid name of a bucket', { S3_BUCKET: '../files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_BUCKET must be'],
    ['delivery to an unknown territory', { TERRITORY_DELIVERY: 'monaco=29.00' }, 'territories are helgoland, '],
    ['a territory without a price', { TERRITORY_DELIVERY: 'helgoland' }, 'TERRITORY_DELIVERY must'],
    ['a DNS server that is not an address', { DNS_SERVER: 'dns.example' }, 'DNS_SERVER'],
  ])('refuses %s', (_, variables, named) => expect(messageOf(variables)).toContain(named));

  it.each([
    ['development on this machine', { HOST: '127.0.0.1', PUBLIC_URL: 'http://nl-nl.localhost:3000', SHOP_API_PUBLIC_URL: 'http://[::1]:3001' }],
    ['development for other machines, when NODE_ENV is set', { NODE_ENV: 'development', HOST: '0.0.0.0' }],
    ['production for other machines', { NODE_ENV: 'production', HOST: '::', PUBLIC_URL: 'https://shop.example' }],
  ])('accepts %s', (_, variables) => expect(messageOf(variables)).toBe(''));

  it('never repeats a secret', () => {
    const secret = 'live_too-short';
    expect(messageOf({ MOLLIE_API_KEY: secret, MOLLIE_API_URL: `mysql://${secret}` })).not.toContain(secret);
  });

  it('reads the key of Mollie and another address of VIES', () => {
    expect(readEnvironment({ MOLLIE_API_KEY: mollieKey, VIES_URL: 'http://localhost:4/' })).toMatchObject({ MOLLIE_API_KEY: mollieKey, VIES_URL: 'http://localhost:4' });
    expect(readEnvironment({})).toMatchObject({ VIES_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api', MOLLIE_API_URL: 'https://api.mollie.com/v2' });
  });

  it('reads delivery prices by territory', () => {
    expect(readEnvironment({}).territoryDelivery).toEqual({});
    expect(readEnvironment({ TERRITORY_DELIVERY: 'helgoland=29.90, gibraltar=120' }).territoryDelivery).toEqual({ helgoland: 2990, gibraltar: 12_000 });
  });

  it('reads the bucket: named by the host at Amazon, by the path on another server unless S3_PATH_STYLE is set', () => {
    expect(readEnvironment({}).bucket).toBeUndefined();
    expect(readEnvironment({ ...bucket, S3_REGION: 'eu-west-1' }).bucket).toMatchObject({ name: 'files', endpoint: undefined, region: 'eu-west-1', isPathStyle: false });
    expect(readEnvironment({ ...bucket, S3_ENDPOINT: 'https://s3.example/' }).bucket).toMatchObject({ endpoint: 'https://s3.example', isPathStyle: true });
    expect(readEnvironment({ ...bucket, S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'off' }).bucket).toMatchObject({ isPathStyle: false });
  });

  describe('in production', () => {
    const bucketAt = (S3_ENDPOINT: string) => ({ ...bucket, S3_ENDPOINT });
    const reported = (variables: Record<string, string>) => messageOf({ ...variables, NODE_ENV: 'production' });
    const onPurpose = (variables: Record<string, string>) => reported({ ...variables, CLEAR_TEXT: 'private' });

    it.each<Record<string, string>>([
      bucketAt('http://localhost:9000'),
      bucketAt('https://s3.example'),
      { SHOP_API_URL: 'http://[::1]:3001' },
      { SHOP_API_URL: 'http://nl-nl.localhost:3001' },
      { REDIS_URL: 'redis://127.0.0.1:6379' },
      { REDIS_URL: 'rediss://redis.example' },
      { CLAMD_URL: 'unix:///run/clamav/clamd.ctl' },
      { DATABASE_URL: 'postgres://shop:word@localhost/shop' },
      { DATABASE_URL: 'postgres://shop:word@%2Frun%2Fpostgresql/shop' },
      { DATABASE_URL: 'postgres:///shop?host=/run/postgresql' },
      { DATABASE_URL: 'postgres://shop:word@db.example/shop?sslmode=verify-full' },
      { PUBLIC_URL: 'http://shop.example' },
    ])('accepts %j', (variables) => expect(reported(variables)).toBe(''));

    it.each<[string, Record<string, string>, string]>([
      ['S3_ENDPOINT', bucketAt('http://minio:9000'), 'use https://'],
      ['S3_ENDPOINT', bucketAt('http://[fd00::1]:9000'), 'use https://'],
      ['S3_ENDPOINT', bucketAt('http://minio.storage.svc.cluster.local'), 'use https://'],
      ['SHOP_API_URL', { SHOP_API_URL: 'http://shop-api:3001' }, 'use https://'],
      ['REDIS_URL', { REDIS_URL: 'redis://:word@10.1.2.3:6379' }, 'use rediss://'],
      ['CLAMD_URL', { CLAMD_URL: 'tcp://scanner:3310' }, 'use a scanner on this machine'],
      ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, 'use https://'],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://shop:word@postgres/shop' }, 'add sslmode=verify-full'],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://shop:word@localhost/shop?host=postgres' }, 'add sslmode=verify-full'],
      [
        'DATABASE_READ_URL',
        { DATABASE_URL: 'postgres://localhost/shop', DATABASE_READ_URL: 'postgres://one.example/shop?sslmode=verify-full, postgres://shop:word@two/shop' },
        'add sslmode=verify-full',
      ],
    ])('accepts %s of %j only with CLEAR_TEXT=private', (name, variables, remedy) => {
      expect(reported(variables)).toContain(`${name} sends clear text over a network: ${remedy}, or set CLEAR_TEXT=private if the network is your own and closed`);
      expect(reported(variables)).not.toContain('word');
      expect([onPurpose(variables), messageOf(variables)]).toEqual(['', '']);
    });

    it.each<[string, Record<string, string>, string]>([
      ['S3_ENDPOINT', bucketAt('http://s3.example'), 'use https://'],
      ['S3_ENDPOINT', bucketAt('http://192.0.2.7:9000'), 'use https://'],
      ['S3_ENDPOINT', bucketAt('http://10.example.com'), 'use https://'],
      ['SHOP_API_URL', { SHOP_API_URL: 'http://shop-api.example' }, 'use https://'],
      ['REDIS_URL', { REDIS_URL: 'redis://:word@redis.example:6379' }, 'use rediss://'],
      ['CLAMD_URL', { CLAMD_URL: 'tcp://8.8.8.8:3310' }, 'use a scanner on this machine'],
      ['VIES_URL', { VIES_URL: 'http://vies.example' }, 'use https://'],
      ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' }, 'use https://'],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://shop:word@db.example/shop' }, 'add sslmode=verify-full'],
      // With libpq these modes do not check the host name, or check nothing.
      ['DATABASE_URL', { DATABASE_URL: 'postgresql://shop:word@db.example/shop?sslmode=prefer' }, 'add sslmode=verify-full'],
      ['DATABASE_URL', { DATABASE_URL: 'postgresql://shop:word@db.example/shop?sslmode=require' }, 'add sslmode=verify-full'],
      ['DATABASE_URL', { DATABASE_URL: 'postgresql://shop:word@db.example/shop?sslmode=verify-ca&uselibpqcompat=true' }, 'add sslmode=verify-full'],
      ['DATABASE_URL', { DATABASE_URL: 'postgresql://shop:word@db.example/shop?sslmode=verify-full&sslmode=disable' }, 'add sslmode=verify-full'],
    ])('never accepts %s of %j', (name, variables, remedy) => {
      for (const message of [reported(variables), onPurpose(variables)]) {
        expect(message).toContain(`${name} sends clear text over a public network: ${remedy}`);
        expect(message).not.toContain('word');
      }
      expect(messageOf(variables)).toBe('');
    });

    it('lists every address in clear text', () => {
      const all = reported({ SHOP_API_URL: 'http://shop-api:3001', REDIS_URL: 'redis://redis', DATABASE_URL: 'postgres://postgres/shop', CLEAR_TEXT: 'anywhere' });
      for (const name of ['SHOP_API_URL', 'REDIS_URL', 'DATABASE_URL', 'CLEAR_TEXT']) expect(all).toContain(`  - ${name} `);
    });

    it('allows mail in clear text only in the networks of CLEAR_TEXT', () => {
      expect(readEnvironment({ NODE_ENV: 'production' }).clearText).toBe('loopback');
      expect(readEnvironment({ NODE_ENV: 'production', CLEAR_TEXT: 'private' }).clearText).toBe('private');
      expect(['127.0.0.1', 'mail', '10.1.2.3', 'mail.example'].map((host) => [allowsClearText(host, 'loopback'), allowsClearText(host, 'private')])).toEqual([
        [true, true],
        [false, true],
        [false, true],
        [false, false],
      ]);
    });
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quiet-shop-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (content: string): string => {
    const path = join(folder, String(content.length));
    writeFileSync(path, content);
    return path;
  };

  it('counts like a variable, without the line break at its end', () => {
    const SHOP_API_WEBHOOK_SECRET = `whsec_${'a'.repeat(32)}`;
    const reported = {
      MOLLIE_API_KEY_FILE: file(`${mollieKey}\n`),
      SHOP_API_WEBHOOK_SECRET_FILE: file(SHOP_API_WEBHOOK_SECRET),
      DATABASE_URL_FILE: file('postgres://shop:p@localhost/shop\r\n'),
    };
    expect(readEnvironment(reported)).toMatchObject({ MOLLIE_API_KEY: mollieKey, SHOP_API_WEBHOOK_SECRET, DATABASE_URL: 'postgres://shop:p@localhost/shop' });
  });

  it.each([
    ['is also set as a variable', () => ({ MOLLIE_API_KEY: mollieKey, MOLLIE_API_KEY_FILE: file(mollieKey) }), 'MOLLIE_API_KEY and MOLLIE_API_KEY_FILE are both set'],
    ['does not exist', () => ({ METRICS_TOKEN_FILE: join(folder, 'nowhere') }), 'METRICS_TOKEN_FILE cannot be read (ENOENT)'],
    ['is empty', () => ({ METRICS_TOKEN_FILE: file('\n') }), 'METRICS_TOKEN_FILE is empty'],
    ['is not valid', () => ({ METRICS_TOKEN_FILE: file('short') }), 'METRICS_TOKEN must be a bearer token'],
    ['is sent over a public network', () => ({ NODE_ENV: 'production', REDIS_URL_FILE: file('redis://:hidden@redis.example:6379') }), 'REDIS_URL sends clear text'],
  ])('that %s is refused, and the message does not contain it', (_, reported, message) => {
    expect(messageOf(reported())).toContain(message);
    expect(messageOf(reported())).not.toMatch(/short|hidden|aaaa/);
  });
});
