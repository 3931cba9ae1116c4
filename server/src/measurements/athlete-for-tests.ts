import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** A new athlete, without team or link; @returns the user id */
export async function addAthlete(db: Database): Promise<string> {
  const address = `${randomUUID()}@corner.example`
  const { id } = await db
    .insertInto('users')
    .values({
      username: address,
      email: address,
      password_hash: '-',
      first_name: 'Ada',
      last_name: 'Tester',
      role: 'athlete',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
