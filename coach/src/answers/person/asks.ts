import { plainName } from '../../wording/names.ts'
import { type FreshVerdict, questionFor } from '../day/verdicts.ts'

/** What to ask where the records suggest no question. */
export const OPEN_QUESTION = 'How do you feel against two weeks ago: legs, sleep, appetite, anything on your mind?'

/** `Ask Ann Ash: "..."`. */
export const askThem = (one: FreshVerdict, open = OPEN_QUESTION): string =>
  `Ask ${plainName(one.athlete.name)}: "${questionFor(one) ?? open}"`

export const firstName = ({ name }: { name: string }): string => plainName(name.trim().split(/\s+/)[0] ?? name)
