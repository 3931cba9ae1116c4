/**
 * The record that events are about. A recovery has no id of its own and is fetched with its sleep, so its events are grouped
 * with the sleep's (docs/reference/device-api.md#webhooks).
 */
export interface EventSubject {
  provider: string
  provider_user_id: string
  kind: 'sleep' | 'workout'
  object_id: string
}

const TYPES = {
  sleep: ['sleep.updated', 'sleep.deleted', 'recovery.updated', 'recovery.deleted'],
  workout: ['workout.updated', 'workout.deleted'],
} as const

export function typesOf(kind: EventSubject['kind']): readonly string[] {
  return TYPES[kind]
}

export function subjectOf(event: {
  provider: string
  provider_user_id: string
  type: string
  object_id: string
}): EventSubject {
  const { provider, provider_user_id, type, object_id } = event
  return { provider, provider_user_id, kind: type.startsWith('workout.') ? 'workout' : 'sleep', object_id }
}

/** Jobs with the same key do the same work, so only one waits. */
export function keyOf({ provider, provider_user_id, kind, object_id }: EventSubject): string {
  return `${provider} ${provider_user_id} ${kind} ${object_id}`
}
