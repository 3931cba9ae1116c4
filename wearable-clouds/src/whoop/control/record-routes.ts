import type { FastifyInstance } from 'fastify'
import { readMember } from '../../oauth/authorize-routes.ts'
import type { Cloud } from '../cloud.ts'
import { findActivity } from '../records/member-records.ts'
import { viewOf } from '../records/record.ts'
import type { RecordKind } from '../records/revisions.ts'
import { sendEvent } from '../webhooks/due-events.ts'
import { newestRecordId } from './newest-record.ts'

const KINDS: readonly RecordKind[] = ['sleep', 'recovery', 'workout']
const ACTIONS = ['update', 'delete', 'rescore'] as const

/** Routes that change records, each change announced by webhook, and that send webhooks without a change. */
export function recordRoutes(app: FastifyInstance, cloud: Cloud): void {
  app.post<{ Body: Record<string, unknown> | null }>('/simulator/records', (request) => {
    const { member, kind, id } = readTarget(cloud, request.body ?? {})
    const action = ACTIONS.find((known) => known === request.body?.action)
    if (!action) throw new RangeError(`action must be one of ${ACTIONS.join(', ')}`)
    const nowMs = cloud.clock.nowMs()
    const change = action === 'delete' ? 'deleted' : 'updated'
    // Deleting or rescoring a sleep does the same to its recovery.
    const recoveryToo = kind === 'sleep' && action !== 'update'
    const kinds: RecordKind[] = recoveryToo ? ['sleep', 'recovery'] : [kind]
    for (const changed of kinds) cloud.revisions.touch(changed, id, nowMs, action)
    return { id, events: kinds.map((changed) => sendEvent(cloud, member, changed, change, id)) }
  })

  app.post<{ Body: Record<string, unknown> | null }>('/simulator/webhooks/send', (request) => {
    const given = request.body ?? {}
    const [kind, change] = String(given.type).split('.')
    if (change !== 'updated' && change !== 'deleted')
      throw new RangeError('type must be like sleep.updated or workout.deleted')
    const target = typeof given.id === 'string' ? readOwner({ ...given, kind }) : readTarget(cloud, { ...given, kind })
    return sendEvent(
      cloud,
      target.member,
      target.kind,
      change,
      given.id === undefined ? newest(cloud, target) : String(given.id),
    )
  })
}

interface Owner {
  member: number
  kind: RecordKind
}

function readOwner(given: Record<string, unknown>): Owner {
  const member = readMember(given.member)
  const kind = KINDS.find((known) => known === given.kind)
  if (member === undefined) throw new RangeError('member must be a number from 1 to 9999')
  if (!kind) throw new RangeError(`kind must be one of ${KINDS.join(', ')}`)
  return { member, kind }
}

/** An existing record: the one named, or the newest of its kind. */
function readTarget(cloud: Cloud, given: Record<string, unknown>): Owner & { id: string } {
  const owner = readOwner(given)
  if (given.id === undefined) return { ...owner, id: newest(cloud, owner) }
  const id = String(given.id)
  const kind = owner.kind === 'workout' ? 'workout' : 'sleep'
  if (!findActivity({ seed: cloud.seed, member: owner.member }, kind, id, viewOf(cloud)))
    throw new RangeError(`Member ${owner.member} has no ${kind} ${id}`)
  return { ...owner, id }
}

function newest(cloud: Cloud, { member, kind }: Owner): string {
  const id = newestRecordId(cloud, member, kind)
  if (id === undefined) throw new RangeError(`Member ${member} has had no ${kind} in two weeks`)
  return id
}
