// Searches over many connections without a pause, until told to stop. A separate process, because its work would delay the server that is tested.
import { Pool } from 'undici';

const [origin, searches] = [process.argv[2], Number(process.argv[3])];
const pool = new Pool(origin, { connections: searches });
const statuses = new Set();
const over = new AbortController();
process.on('message', () => over.abort());

const get = async (path, address) => {
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers: { cookie: '__Host-locale=de-DE', 'x-forwarded-for': address } });
  await body.dump();
  return statusCode;
};
const search = async (first) => {
  for (let at = first; !over.signal.aborted; at += searches) {
    // A different address of the same network for each request.
    const status = await get(`/suche?q=${at}`, `203.0.113.${at % 256}`);
    if (status === 503 && !statuses.has(status)) process.send('refused');
    statuses.add(status);
  }
};
const all = (act) => Promise.all(Array.from({ length: searches }, (_, at) => act(at)));
// Opens the connections first.
await all(() => get('/health/live', '203.0.113.1'));
await all(search);
await pool.close();
process.send([...statuses]);
process.disconnect();
