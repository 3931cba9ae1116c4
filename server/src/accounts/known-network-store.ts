import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'

interface KnownNetwork {
  user_id: string
  network_hash: Buffer
  last_seen: Date
}

export async function hasNetwork(db: Database, user_id: string, network_hash: Buffer, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('network_hash', '=', network_hash)
    .where('last_seen', '>', since)
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps the user's `most` newest networks. */
export async function insertNetwork(db: Database, network: KnownNetwork, most: number): Promise<void> {
  await db
    .insertInto('known_networks')
    .values(network)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_seen: network.last_seen }),
    )
    .execute()
  await sql`
    delete from known_networks where user_id = ${network.user_id} and network_hash in (
      select network_hash from known_networks where user_id = ${network.user_id}
      order by last_seen desc, network_hash offset ${most})`.execute(db)
}

/** Updates the last use of a known network, unless it was updated after `notedBefore`. */
export async function touchNetwork(db: Database, network: KnownNetwork, notedBefore: Date): Promise<void> {
  await db
    .updateTable('known_networks')
    .set({ last_seen: network.last_seen })
    .where('user_id', '=', network.user_id)
    .where('network_hash', '=', network.network_hash)
    .where('last_seen', '<', notedBefore)
    .execute()
}

export async function deleteNetworksBefore(db: Database, moment: Date): Promise<void> {
  await deleteInBatches(db, 'known_networks', sql`last_seen <= ${moment}`)
}
