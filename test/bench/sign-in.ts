import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bench, startShopApi } from './bench.js';
import { median } from './measure.js';

const email = 'ada@example.nl';
const password = 'Hushed-2026!';
const rounds = 10;
/** Failed sign-ins of an e-mail address before it has to wait. */
const freeTries = 4;

const post = (shopApi: string, path: string, body: object, from = '192.0.2.1') =>
  fetch(shopApi + path, { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': from }, body: JSON.stringify(body) });

const mailedToken = async (outbox: string): Promise<string> => {
  for (let left = 200; left > 0; left -= 1) {
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.json'));
    const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    const token = texts.map((text) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    if (token) return token;
    await pause(50);
  }
  throw new Error('The mail with the token was not written within 10 s');
};

/**
 * Measures refused sign-ins in ms, alternately for an e-mail address with an account and for addresses without one.
 * The calls use many IP addresses, so that rate limits do not apply.
 */
const refusedSignIns = async (shopApi: string, dataDir: string): Promise<{ known: number[]; unknown: number[] }> => {
  await post(shopApi, '/Registration', { customerType: 'Private', firstName: 'Ada', lastName: 'Vos', email, password });
  await post(shopApi, '/Registration/verify', { token: await mailedToken(join(dataDir, 'outbox')), password });
  let calls = 0;
  const timed = async (address: string, word: string): Promise<number> => {
    calls += 1;
    const start = performance.now();
    const { status } = await post(shopApi, '/auth/login', { email: address, password: word }, `198.51.100.${calls % 250}`);
    const taken = performance.now() - start;
    if (status !== (word === password ? 200 : 401)) throw new Error(`A sign-in responded ${status}`);
    return taken;
  };
  const samples = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (let attempt = 0; attempt < freeTries; attempt += 1) {
      samples.known.push(await timed(email, 'Wrong-2026!'));
      samples.unknown.push(await timed(`nobody-${crypto.randomUUID()}@example.nl`, 'Wrong-2026!'));
    }
    // A successful sign-in resets the failure count.
    await timed(email, password);
  }
  return samples;
};

/** Measures whether the time of a refused sign-in reveals that an account exists. */
export const measureSignIn = async (bench: Bench): Promise<void> => {
  const { url, dataDir } = await startShopApi(bench);
  const { known, unknown } = await refusedSignIns(url, dataDir);
  bench.table.report('refused sign-in', median(known), median(unknown));
};
