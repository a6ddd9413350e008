import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { startTestDatabase, type TestDatabase } from '../support/test-database.js';
import { startProgram } from '../support/start-shop.js';
import { closedAddress } from '../support/vies.js';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-outgoing-'));
  database = await startTestDatabase();
}, 60_000);
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Simulates a package that repeatedly connects to a foreign host. */
const callsHome = `--import=data:text/javascript,${encodeURIComponent(`setInterval(() => fetch('http://192.0.2.7/', { signal: AbortSignal.timeout(500) }).catch(() => undefined), 100)`)}`;
const METRICS_TOKEN = 'a-token-of-the-tests';

it.each([
  ['storefront', 'dist/src/main.js', 'PORT'],
  ['shop-api', 'dist/src/embedded/main.js', 'SHOP_API_PORT'],
])(
  'the %s refuses connections to hosts that are not in its environment, also those of its packages, and logs and counts them',
  async (name, program, port) => {
    const variables = {
      PORT: String(await freePort()),
      SHOP_API_PORT: String(await freePort()),
      DATA_DIR: folder,
      LOG_FORMAT: 'json',
      METRICS_TOKEN,
      ...(name === 'storefront' ? { SHOP_API_URL: closedAddress } : { DATABASE_URL: database.url }),
    };
    const started = startProgram(process.execPath, [callsHome, program], { variables });
    try {
      const line = await eventually('a log line about the refused connection', async () =>
        started
          .output()
          .split('\n')
          .find((one) => one.includes('connectionRefused')),
      );
      expect(JSON.parse(line)).toMatchObject({ level: 'warn', part: 'Security', program: name, event: 'connectionRefused', host: '192.0.2.7' });
      const figures = await eventually('its metrics', () =>
        fetch(`http://localhost:${variables[port as 'PORT']}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }).then(
          (answer) => answer.text(),
          () => undefined,
        ),
      );
      expect(figures).toMatch(/shop_security_events_total\{[^}]*event="connectionRefused"[^}]*\} [1-9]/);
    } finally {
      started.process.kill();
      await started.ended;
    }
  },
  60_000,
);
