import { Client } from 'pg';

/** Runs `work` on one connection without statement timeouts. Closing the connection rolls back an open transaction. */
export const withClient = async <Value>(url: string, name: string, work: (client: Client) => Promise<Value>): Promise<Value> => {
  const client = new Client({ connectionString: url, application_name: `quiet-shop ${name}`, statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
  // When the connection is lost, the running query rejects as well. This event must only not crash the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
