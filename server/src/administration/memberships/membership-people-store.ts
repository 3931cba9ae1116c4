import type { Role } from '@corner/contract/roles.ts'
import type { Database } from '../../database/database.ts'

interface Person {
  id: string
  first_name: string
  last_name: string
  role: Role
}

/** Nobody else changes this user's role or removes them until the transaction ends. */
export function lockUser(transaction: Database, id: string): Promise<Person | undefined> {
  return transaction
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'role'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The team and its codes stay until the transaction ends. */
export function lockTeam(transaction: Database, id: string): Promise<{ id: string; name: string } | undefined> {
  return transaction.selectFrom('teams').select(['id', 'name']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}
