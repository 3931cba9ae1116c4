import { personOf } from '../../people/person.ts'

/** Text, and another number than the member's, so that mixing them up causes an error. */
export function accountId(seed: number, member: number): string {
  return `oura-${personOf(seed, member).user_id + 50_000}`
}
