import { allowedHosts } from './destinations.js';
import { readEnvironment } from './environment.js';

const of = (program: 'storefront' | 'shop-api', variables: Record<string, string>, others: Record<string, string> = {}) =>
  [...allowedHosts(program, readEnvironment(variables), others)].sort();
const own = ['api.mollie.com', 'ec.europa.eu'];

describe('the hosts that a program may connect to', () => {
  it('are for a storefront its Shop API, Redis, the collector and the database of a Shop API that it starts', () => {
    expect(
      of('storefront', {
        SHOP_API_URL: 'https://Shop-API.example:3001/below',
        REDIS_URL: 'rediss://:word@redis.example',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[fd00::1]:4318',
        DATABASE_URL: 'postgres://shop:word@somewhere/shop?host=db.example',
        SMTP_URL: 'smtp://mail.example',
        TAG_MANAGER_URL: 'https://tags.example/gtm.js',
      }),
    ).toEqual(['db.example', 'fd00::1', 'redis.example', 'shop-api.example']);
  });

  it('are for a Shop API the services for payments, VAT numbers, reviews, mail and virus scans', () => {
    expect(
      of('shop-api', {
        SMTP_URL: 'smtps://mail.example',
        KIYOH_URL: 'https://reviews.example/statistics',
        KIYOH_TOKEN: 'word',
        CLAMD_URL: 'tcp://scanner:3310',
        NODE_ENV: 'development',
        SHOP_API_PUBLIC_URL: 'https://api.example',
        CHAT_FRAME_URL: 'https://chat.example/{locale}',
      }),
    ).toEqual(['api.example', 'api.mollie.com', 'ec.europa.eu', 'mail.example', 'reviews.example', 'scanner'].sort());
  });

  const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  it('contain the server of a bucket, named by path or by host', () => {
    expect(of('shop-api', { ...bucket, S3_ENDPOINT: 'https://s3.example' })).toEqual([...own, 'files.s3.example', 's3.example'].sort());
    expect(of('shop-api', { ...bucket, S3_REGION: 'eu-west-1' })).toEqual([...own, 'files.s3.eu-west-1.amazonaws.com', 's3.eu-west-1.amazonaws.com'].sort());
  });

  it('contain every replica of the database', () => {
    const variables = { DATABASE_URL: 'postgres://localhost/shop', DATABASE_READ_URL: 'postgres://one.example/shop,postgres://shop:a,b@two.example:5433/shop' };
    expect(of('shop-api', variables)).toEqual([...own, 'localhost', 'one.example', 'two.example'].sort());
  });

  it('contain a proxy only with NODE_USE_ENV_PROXY=1', () => {
    expect(of('shop-api', {}, { HTTPS_PROXY: 'http://proxy.example:3128' })).toEqual(own);
    expect(of('shop-api', {}, { HTTPS_PROXY: 'http://proxy.example:3128', NODE_USE_ENV_PROXY: '1' })).toEqual([...own, 'proxy.example']);
  });
});
