import { sql } from 'drizzle-orm';
import type { Database } from '../../src/embedded/database/database.module.js';

/** Id of the upload that a preview's path leads to: no address shows it. */
export const uploadShownBy = async (db: Database, preview: string): Promise<string | undefined> =>
  (await db.execute<{ id: string }>(sql`select id from upload where ${preview.split('/')[2]!} = coalesce(preview_id, id)`)).rows[0]?.id;
