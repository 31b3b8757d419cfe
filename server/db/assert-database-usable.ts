import type pg from 'pg'

/** Extensions that the migrations create. Both are trusted: anyone who may create in a database may add them. */
const EXTENSIONS = ['unaccent', 'pg_trgm']
const OLDEST = 15

type NamedBy = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

/** Throws when a configured database can't be used. The error names the setting and never contains the password. */
export async function assertDatabaseUsable(
  pool: Pick<pg.Pool, 'query'>,
  namedBy: NamedBy = 'DATABASE_URL',
): Promise<void> {
  const unusable = (why: string) => new Error(`The database that ${namedBy} names can't be used: ${why}.`)
  const found = await look(pool).catch((error) => {
    // A host name with several IP addresses fails once for each.
    const { errors = [error] } = error as { errors?: unknown[] }
    throw unusable(errors.map((one) => (one as Error).message).join(', '))
  })
  const { who, place } = found
  if (found.version < OLDEST)
    throw unusable(`it is PostgreSQL ${found.version}, and ${OLDEST} is the oldest that can be used`)
  if (found.unavailable.length)
    throw unusable(
      `it lacks the extensions ${found.unavailable.join(' and ')}, which come with PostgreSQL's package "contrib"`,
    )
  if (found.owner) throw unusable(`its tables belong to ${found.owner}. Name that user instead of ${who}`)
  const commands: string[] = []
  if (!found.mayCreate && (found.missing.length || !found.hasQueues))
    commands.push(`GRANT CREATE ON DATABASE ${place} TO ${who};`)
  if (!found.hasSchema) commands.push(`CREATE SCHEMA public AUTHORIZATION ${who};`)
  else if (!found.mayUseSchema) commands.push(`GRANT USAGE, CREATE ON SCHEMA public TO ${who};`)
  if (!found.isSuperuser) for (const name of found.untrusted) commands.push(`CREATE EXTENSION IF NOT EXISTS ${name};`)
  if (commands.length)
    throw unusable(
      `the user ${who} may not create what is needed in ${place}. Let a superuser run there:\n  ${commands.join('\n  ')}\nThen start again`,
    )
}

type Found = {
  version: number
  who: string
  place: string
  isSuperuser: boolean
  mayCreate: boolean
  hasSchema: boolean
  mayUseSchema: boolean
  hasQueues: boolean
  /**
   * Extensions missing in the database; of these, those that the server lacks and those that only superusers may
   * create.
   */
  missing: string[]
  unavailable: string[]
  untrusted: string[]
  /** Owner of the tables, when this user is not a member of that role. */
  owner: string | null
}

async function look(pool: Pick<pg.Pool, 'query'>): Promise<Found> {
  const { rows } = await pool.query(
    `WITH wanted AS (
       SELECT name, (SELECT bool_or(v.trusted) FROM pg_available_extension_versions v WHERE v.name = w.name) AS trusted
       FROM unnest($1::text[]) AS w (name) WHERE name NOT IN (SELECT extname FROM pg_extension)
     )
     SELECT current_setting('server_version_num')::int / 10000 AS version,
       quote_ident(current_user) AS who, quote_ident(current_database()) AS place,
       (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
       has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
       to_regnamespace('public') IS NOT NULL AS "hasSchema",
       coalesce(has_schema_privilege(to_regnamespace('public'), 'CREATE')
         AND has_schema_privilege(to_regnamespace('public'), 'USAGE'), false) AS "mayUseSchema",
       to_regnamespace('pgboss') IS NOT NULL AS "hasQueues",
       array(SELECT name FROM wanted) AS missing,
       array(SELECT name FROM wanted WHERE trusted IS NULL) AS unavailable,
       array(SELECT name FROM wanted WHERE NOT trusted) AS untrusted,
       (SELECT quote_ident(tableowner) FROM pg_tables WHERE schemaname = 'public' AND tablename = 'migrations'
         AND NOT pg_has_role(tableowner, 'USAGE')) AS owner`,
    [EXTENSIONS],
  )
  return rows[0] as Found
}
