import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { clusterUrl, ensurePassword, passwordOf, role, superuser } from './postgres-cluster.js';

/** Condition for schemas that are not PostgreSQL's own. */
const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
/** Condition that excludes objects of extensions, which keep their owner, and objects of columns, which change owner with their table. */
const standsAlone = (catalogue: string, oid: string) =>
  `not exists (select 1 from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype in ('e', 'a', 'i'))`;

/** Query that returns the statements to change the owner of all objects of the superuser. In clusters of earlier versions it created everything. */
const handingOver = `
  select format('alter schema %I owner to ${role}', n.nspname) from pg_namespace n join pg_roles o on o.oid = n.nspowner
    where o.rolname = '${superuser}' and ${ours}
  union all
  select format('alter %s %I.%I owner to ${role}', case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, n.nspname, c.relname)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_roles o on o.oid = c.relowner
    where o.rolname = '${superuser}' and ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'S') and ${standsAlone('pg_class', 'c.oid')}
  union all
  select format('alter routine %s owner to ${role}', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_roles o on o.oid = p.proowner
    where o.rolname = '${superuser}' and ${ours} and ${standsAlone('pg_proc', 'p.oid')}
  union all
  select format('alter type %s owner to ${role}', t.oid::regtype) from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_roles o on o.oid = t.typowner
    left join pg_class c on c.oid = t.typrelid
    where o.rolname = '${superuser}' and ${ours} and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c') and ${standsAlone('pg_type', 't.oid')}`;

const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** Arbitrary key of the advisory lock that serialises concurrent starts. */
const roleLock = 7_360_003;

/**
 * Creates or updates the shop's role. The role owns the database and the shop's objects and has no other rights: it cannot read files
 * of the machine, start programs or create roles. In a cluster of an earlier version, all objects change owner in one transaction.
 */
export const ensureRole = async (folder: string, port: number): Promise<void> => {
  await ensurePassword(folder);
  const client = new Client({ connectionString: await clusterUrl(folder, port, superuser), application_name: 'quiet-shop role' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [roleLock]);
    const { rowCount: isThere } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    await client.query(`${isThere ? 'alter' : 'create'} role ${escapeIdentifier(role)} ${rights} password ${escapeLiteral(await passwordOf(folder, role))}`);
    await client.query(`alter database postgres owner to ${escapeIdentifier(role)}`);
    const { rows } = await client.query<{ format: string }>(handingOver);
    for (const { format } of rows) await client.query(format);
    await client.query('commit');
  } finally {
    await client.end();
  }
};
