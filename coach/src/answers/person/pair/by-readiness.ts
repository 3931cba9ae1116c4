import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import { hasNoRecovery } from '../../../reading/readiness-meant.ts'
import { writeDay } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { KnownFact } from '../../context/look-up.ts'
import { hasOwnState, isOff, writeOwnState } from '../../day/own-state.ts'
import { type AthleteVerdict, isFresh } from '../../day/verdicts.ts'
import { sayMakersWithout } from '../../makers/makers-without.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { readFactsOfTwo } from './facts-of-two.ts'
import { linesOfTwo, WORSE } from './fresher.ts'

/** Scores closer than this are no real gap: 25 are one own standard deviation. */
const CLOSE = 10
/** Of today, or of yesterday where today has not come. */
const RECENT = { window: { last: 2 } } as const

interface Side {
  one: AthleteVerdict
  fact: KnownFact
}

/**
 * Two compared by Corner readiness, because the maker of one or both gives no recovery; '' where both have makers that do, or one
 * has no score either.
 */
export async function sayByReadiness(
  two: readonly [AthleteVerdict, AthleteVerdict],
  { form, message }: Pick<PersonAsked, 'form'> & { message: string },
  context: AnswerContext,
): Promise<string> {
  const ids = two.map(({ athlete }) => athlete.id)
  const known = context.scope.athletes.filter(({ id }) => ids.includes(id))
  if (!known.some(hasNoRecovery)) return ''
  const found = await readScores(two, context)
  const [better, other] = found.toSorted((a, b) => b.fact.value - a.fact.value)
  if (!better || !other) return ''
  return paragraphs(
    sentences(
      opening(form, WORSE.test(message) ? [other, better] : [better, other], context.scope.today),
      sayMakersWithout(known),
    ),
    [better, other].map(({ one }) => lineOf(one, context.scope.today)).join('\n'),
    'Numbers see no soreness and no technique: let the warm-up confirm it.',
  )
}

async function readScores(two: readonly AthleteVerdict[], context: AnswerContext): Promise<Side[]> {
  const read = await readFactsOfTwo(two, ['corner_readiness'], { aggregate: 'latest', over: RECENT }, context)
  const facts = read.get('corner_readiness') ?? []
  return two.flatMap((one, place) => {
    const fact = facts[place]
    return fact ? [{ one, fact }] : []
  })
}

/** @param sides who is asked for first: the fresher, or the one who is worse off */
function opening(form: PersonAsked['form'], sides: readonly [Side, Side], today: string): string {
  const [first, second] = sides
  const name = boldName(first.one.athlete.name)
  const isClose = Math.abs(first.fact.value - second.fact.value) < CLOSE
  const against = `Corner readiness ${told(first, today)} against ${told(second, today)} (50 is as usual for each)`
  if (form === 'partner') return sayPartner(sides, against)
  if (isClose) return `${name}, **by a little**: ${against}, which is no real gap.`
  if (form === 'pick') return `${name}, **by the numbers**: ${against}.`
  return `${name} is **${first.fact.value > second.fact.value ? 'fresher' : 'in worse shape'}**, each by their own usual: ${against}.`
}

function sayPartner(sides: readonly [Side, Side], against: string): string {
  const off = sides.filter(({ one }) => isOff(one))
  const [asked] = off
  return asked === undefined
    ? `**No clear reason to part them**: ${against}.`
    : `**Drilling together is fine; before live, ask ${off.map(({ one }) => plainName(one.athlete.name)).join(' and ')}**: ${against}.`
}

const told = ({ fact: { measure, value, date } }: Side, today: string): string =>
  `${writeFigure(measure, value)}${date !== null && date < today ? ` on ${writeDay(date, today)}` : ''}`

function lineOf(one: AthleteVerdict, today: string): string {
  if (isFresh(one)) return linesOfTwo([one], today)
  return bullets([hasOwnState(one) ? writeOwnState(one) : boldName(one.athlete.name)])
}
