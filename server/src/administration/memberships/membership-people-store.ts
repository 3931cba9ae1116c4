import type { Role } from '@corner/contract/roles.ts'
import type { Database } from '../../database/database.ts'

interface Person {
  id: string
  first_name: string
  last_name: string
  role: Role
}

/** Locks the user until the transaction ends: nobody else can change their role or delete them. */
export function lockUser(transaction: Database, id: string): Promise<Person | undefined> {
  return transaction
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'role'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks the team and its codes until the transaction ends. */
export function lockTeam(transaction: Database, id: string): Promise<{ id: string; name: string } | undefined> {
  return transaction.selectFrom('teams').select(['id', 'name']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}
