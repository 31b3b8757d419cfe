import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Cluster, clusterOf } from '#domain/rules/visual/clusters.ts'
import { embeddingFrom } from '#domain/rules/visual/embedding.ts'
import type { Db } from '../db/connect.ts'

const BATCH = 200

type Unplaced = { pin_id: Id; look: Buffer }

/** Gives what may be found its place among what looks alike, a cluster (`cell` in the tables). */
export async function assignClusters(db: Db): Promise<void> {
  let clusters: Cluster[] | undefined
  for (let found = BATCH; found === BATCH; ) {
    const { rows } = await sql<Unplaced>`SELECT pin_id, look FROM pin_search WHERE look IS NOT NULL AND cell IS NULL
      ORDER BY pin_id LIMIT ${BATCH}`.execute(db)
    found = rows.length
    if (!found) return
    clusters ??= await loadClusters(db)
    await setClusters(db, rows, clusters)
  }
}

export async function setClusters(db: Db, rows: Unplaced[], clusters: readonly Cluster[]): Promise<void> {
  const places = rows.map(({ look }) => {
    const embedding = embeddingFrom(look)
    return embedding ? clusterOf(embedding, clusters) : 0
  })
  await sql`UPDATE pin_search s SET cell = n.cell
    FROM unnest(${rows.map((row) => row.pin_id)}::bigint[], ${places}::int[]) AS n(pin_id, cell)
    WHERE s.pin_id = n.pin_id`.execute(db)
}

export async function loadClusters(db: Db): Promise<Cluster[]> {
  const rows = await db.selectFrom('look_cells').select(['cell', 'round', 'middle']).orderBy('cell').execute()
  return rows.flatMap(({ middle, ...cell }) => {
    const kept = embeddingFrom(middle)
    return kept ? [{ ...cell, middle: kept }] : []
  })
}
