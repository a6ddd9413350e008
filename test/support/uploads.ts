import { sql } from 'drizzle-orm';
import type { Database } from '../../src/embedded/database/database.module.js';

/** Id of the upload of a preview path; the path does not contain the id. */
export const uploadShownBy = async (db: Database, preview: string): Promise<string | undefined> =>
  (await db.execute<{ id: string }>(sql`select id from upload where ${preview.split('/')[2]!} = coalesce(preview_id, id)`)).rows[0]?.id;
