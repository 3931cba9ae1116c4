import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { writeDay, writeSpan } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import { WEEK } from '../week-figures.ts'
import type { WriteOne } from '../writers.ts'

/** How far back records are searched. */
const BACK = 90
const TOLD = 5

/** "Has he looked like this before": the red mornings of the three months before this week, run by run. */
export const sayBefore: WriteOne = async (_one, athlete, _asked, context) => {
  const { today } = context.scope
  const { rows } = await lookUp(
    {
      who: { ids: [athlete.id] },
      measures: [{ metric: 'recovery', aggregate: 'mean' }],
      days: { window: { from: addDays(today, 1 - BACK), until: addDays(today, -WEEK) } },
      by: ['day'],
      asks: 'value',
    },
    context,
  )
  const mornings = rows.flatMap(({ group: { day }, facts: [fact] }) =>
    day !== undefined && isKnown(fact) ? [{ day, value: fact.value }] : [],
  )
  const red = mornings.filter(({ value }) => value < CAUTION_FROM).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const name = boldName(athlete.name)
  if (mornings.length === 0) return `There are no records of ${name} before this week to hold it against.`
  if (red.length === 0)
    return `**No**: before this week ${name} had no morning in the red in the records back to ${writeDay(mornings.map(({ day }) => day).toSorted()[0] ?? today, today)}.`
  const runs = runsIn(red)
  return paragraphs(
    `**Yes**: ${name} had ${counted(red.length, 'morning')} in the red before this week, of ${mornings.length} recorded.`,
    bullets(
      runs
        .toReversed()
        .slice(0, TOLD)
        .map((run) => writeRun(run, today)),
    ),
    runs.length > TOLD && 'The newest ones; there were others before.',
    'Ask what was going on then: exams, a cold, a cut, a hard block.',
  )
}

interface Morning {
  day: string
  value: number
}

/** Days at most one day apart belong together. */
function runsIn(red: readonly Morning[]): Morning[][] {
  const runs: Morning[][] = []
  for (const one of red) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && daysBetween(before.day, one.day) <= 2) last.push(one)
    else runs.push([one])
  }
  return runs
}

function writeRun(run: readonly Morning[], today: string): string {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return ''
  const lowest = writeValue('recovery', Math.min(...run.map(({ value }) => value)))
  return first === last
    ? `${writeDay(first.day, today)}: ${lowest}`
    : `${writeSpan(first.day, last.day, today)}: ${counted(run.length, 'morning')} in the red, the lowest ${lowest}`
}
