import { deleteUser } from '@corner/contract/routes/administration.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { type RemovalParts, removeUser } from '../removal/remove-user.ts'

export interface AdministrationParts {
  removal: RemovalParts
}

export function administrationRoutes(app: FastifyInstance, { removal }: AdministrationParts): void {
  serve(app, deleteUser, async ({ caller, params }) => {
    const { full_name } = await removeUser(removal, { user_id: params.userId, actor: caller.user_id })
    return { message: `${full_name} and all their data have been deleted` }
  })
}
