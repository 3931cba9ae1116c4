import type { Changes } from './changes.ts'

/** The time at which documents are read, and what members have changed. */
export interface View {
  nowMs: number
  changes: Changes
}
