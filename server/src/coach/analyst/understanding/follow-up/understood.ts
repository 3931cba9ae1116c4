import type { KnownAthlete } from '../../../scope.ts'
import type { Intent } from '../../question.ts'
import type { Reading } from '../reading.ts'

/** A message together with what it takes over from the ones before it. */
export interface Understood {
  reading: Reading
  intent: Intent
  athletes: readonly KnownAthlete[]
  team: boolean
  /** `his`, `their`, with nobody before whom it may mean. */
  isWhomOpen: boolean
  why: boolean
}

/** A message that was answered. */
export interface Before {
  understood: Understood
  /** The assistant's answer to it. */
  reply: string
  /** Whom it and the messages before it were about, the last first. */
  recent: readonly KnownAthlete[]
}
