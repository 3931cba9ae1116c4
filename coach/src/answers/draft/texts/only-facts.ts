import { counted } from '@corner/analytics/numbers/counted.ts'
import { writeSpan } from '../../../wording/day-names.ts'
import { plainName } from '../../../wording/names.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import { weekOf, writeWeekly } from '../figures/week-of.ts'
import { hasNoFigures } from '../request/recipient.ts'
import { type DraftFor, factLines, factLinesWithoutFigures } from './draft-for.ts'

/** Texts that a person has to write: says so, with the facts that would go in. */
export async function sayOnlyFacts(given: DraftFor): Promise<string> {
  const { wish } = given
  const facts = await factsOf(given)
  const said = (hasNoFigures(wish.to ?? 'athletes') ? factLinesWithoutFigures(given) : factLines(given)).map(
    ({ text }) => text.replace(/\.$/, ''),
  )
  const what =
    wish.beyond === undefined
      ? 'That text takes more than the records say: tell me the two or three things it has to say, such as time, place and what to bring, and I put them into a text'
      : `I can't write ${wish.beyond}, and a made-up one would not sound like you`
  const all = [...said, ...facts]
  return paragraphs(
    `${what}.${all.length > 0 ? ' This is what could stand in it:' : ''}`,
    all.length > 0 && bullets(all),
  )
}

/** Outside the staff, a mean of fewer athletes would reveal single ones. */
const LEAST_ATHLETES = 5

/** Means of the team, or of one athlete where the readers may see them. */
async function factsOf({ wish, people, isTeam, scope, toolbox }: DraftFor): Promise<string[]> {
  if (wish.beyond === undefined || people.length === 0) return []
  const isOwn = scope.view === 'own'
  const ids = people.map(({ id }) => id) as [string, ...string[]]
  const week = await weekOf(isTeam ? {} : { ids }, { scope, toolbox })
  const athletes = week.now.recovery?.athletes ?? 0
  if (!isOwn && hasNoFigures(wish.to ?? 'athletes') && athletes < LEAST_ATHLETES) return []
  const [only, second] = people
  const span = writeSpan(week.window.from, week.window.until, scope.today)
  const whose = isOwn
    ? 'you'
    : isTeam
      ? 'the team'
      : only && !second
        ? plainName(only.name)
        : counted(people.length, 'athlete')
  const [recovery, sleep] = (['recovery', 'sleep_duration'] as const).map((metric) => writeWeekly(week, metric))
  return [
    recovery && `Recovery of ${whose}, ${span}: ${recovery.value} on average${recovery.before}`,
    sleep && `Sleep, the same days: ${sleep.value} a night${sleep.before}`,
  ].filter((fact): fact is string => Boolean(fact))
}
