import type { KnownAthlete } from '@corner/coach/scope.ts'

/** Somebody whom a text may name. */
export type NamedPerson = Pick<KnownAthlete, 'id' | 'name' | 'first_name'>
