import type { CoachScope, KnownAthlete } from '../../../scope.ts'
import { plainName } from '../../../wording/names.ts'
import type { Sources } from '../../context/answer-context.ts'
import { joinAnd } from '../../phrases/lists.ts'
import type { DraftRequest } from '../request/draft-request.ts'

/** What a draft is written from. */
export interface DraftFor extends Sources {
  wish: DraftRequest
  /** The athletes it is about; everybody where `isTeam`. */
  people: readonly KnownAthlete[]
  isTeam: boolean
}

/** The first name, with the surname where two of the team share it. */
export function callName({ first_name, name }: KnownAthlete, { athletes }: Pick<CoachScope, 'athletes'>): string {
  const isOnly = athletes.filter((other) => other.first_name === first_name).length < 2
  return plainName(isOnly && first_name !== '' ? first_name : name)
}

const NAMED = 4

/** The athletes a text is for: `Farid`, `Levi and Owen`, `7 athletes`, `the team`. */
export function nameThem({ people, isTeam, scope }: DraftFor): string {
  if (isTeam || people.length === 0) return 'the team'
  return people.length > NAMED ? `${people.length} athletes` : joinAnd(people.map((one) => callName(one, scope)))
}

/** The statements of the request, as the first lines of a text. */
export const factLines = ({ wish }: Pick<DraftFor, 'wish'>) =>
  wish.told.facts.map((text) => ({ text, keep: 1 as const }))

/** Whether the first request says what to write, and not only a later change. */
export const hasOwnFacts = ({ wish: { told } }: Pick<DraftFor, 'wish'>): boolean =>
  told.facts.length > told.added.length

/** The same for readers who see no figure of an athlete: sentences with a figure are left out. */
export const factLinesWithoutFigures = (given: Pick<DraftFor, 'wish' | 'isTeam' | 'scope'>) => {
  const isOfSomebody = (text: string) =>
    !given.isTeam || given.scope.athletes.some(({ first_name }) => first_name !== '' && text.includes(first_name))
  return factLines(given).filter(({ text }) => !(FIGURE.test(text) && isOfSomebody(text)))
}
const FIGURE = /\d ?%|\b(recovery|hrv|rmssd|heart rate|pulse)\b.*\d|\d ?(ms|bpm)\b/i

/** The words of the request that were not used. */
export const leftOver = ({ wish }: Pick<DraftFor, 'wish'>): string | false =>
  wish.told.leftOver.length > 0 &&
  `not in it yet: ${wish.told.leftOver.map((words) => `"${plainName(words)}"`).join(', ')}`

export const FIGURES_LEFT_OUT = 'figures of single athletes were left out on purpose'
