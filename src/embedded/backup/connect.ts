import { Client } from 'pg';

/** Works on one connection that may take its time; what was not committed goes with it. */
export const withClient = async <Value>(url: string, name: string, work: (client: Client) => Promise<Value>): Promise<Value> => {
  const client = new Client({ connectionString: url, application_name: `quiet-shop ${name}`, statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
  // A lost connection is told by the statement under way.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
