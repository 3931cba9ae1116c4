import { addDays } from '@corner/analytics/days/calendar.ts'
import { writeDay, writeSpan } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import type { Sources } from '../../context/answer-context.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { bullets, joinAnd, paragraphs } from '../../phrases/lists.ts'
import { type HardDays, hardDays } from '../hard-days.ts'
import type { WriteSeveral } from '../writers.ts'
import { type Cost, costOfEach } from './cost-of-hard-days.ts'
import { NO_DAYS, writeCost } from './showed.ts'

const FELL = 5
const TOLD = 5

/** Who was back at their own level first after hard days, and who is not yet. */
export const sayBounced: WriteSeveral = async (_judged, { days }, context) => {
  const { today } = context.scope
  const hard = hardDays(days, context.scope)
  if (!hard) return NO_DAYS
  const fell = (await costOfEach(hard, context)).filter(({ difference }) => difference <= -FELL)
  const span = writeSpan(hard.from, hard.until, today)
  if (fell.length === 0) return `**Nobody had to**: no recovery fell clearly on the mornings after ${span}.`
  const mornings = await morningsAfter(hard, today, context)
  const back = fell
    .flatMap((cost) => {
      const first = mornings.find(({ id, value }) => id === cost.athlete.id && value >= cost.before.value)
      return first ? [{ cost, ...first }] : []
    })
    .toSorted((a, b) => (a.day === b.day ? b.value - a.value : a.day < b.day ? -1 : 1))
  const out = fell.filter(({ athlete }) => !back.some(({ cost }) => cost.athlete.id === athlete.id))
  const names = (costs: readonly Cost[]) => joinAnd(costs.map(({ athlete }) => boldName(athlete.name)))
  if (/\b(still|not (yet )?(back|recovered))\b/i.test(context.message))
    return out.length === 0
      ? `**Nobody is still down**: all ${fell.length} whose recovery fell after ${span} have been back at the level of the week before since.`
      : paragraphs(
          `**Not back yet**: ${names(out)}, of the ${fell.length} whose recovery fell after ${span}.`,
          bullets(out.slice(0, TOLD).map(writeCost)),
        )
  const [quickest] = back
  const firsts = back.filter(({ day }) => day === quickest?.day)
  return paragraphs(
    quickest
      ? `${names(firsts.map(({ cost }) => cost))}, back at the level of the week before on ${writeDay(quickest.day, today)}. Of the ${fell.length} whose recovery fell after ${span}, ${back.length} are back:`
      : `**Nobody is back yet** of the ${fell.length} whose recovery fell after ${span}:`,
    bullets([
      ...back
        .slice(0, TOLD)
        .map(
          ({ cost, day, value }) => `${writeCost(cost)}, ${writeValue('recovery', value)} on ${writeDay(day, today)}`,
        ),
    ]),
    out.length > 0 && `Not back yet: ${names(out)}.`,
  )
}

/** Every recovery from the last of the mornings after, the oldest first. */
async function morningsAfter({ after }: HardDays, today: string, sources: Sources) {
  const { rows } = await lookUp(
    {
      who: {},
      measures: [{ metric: 'recovery', aggregate: 'mean' }],
      days: { window: { from: after.until < today ? addDays(after.from, 1) : after.until, until: today } },
      by: ['athlete', 'day'],
      asks: 'value',
    },
    sources,
  )
  return rows
    .flatMap(({ group: { athlete, day }, facts: [fact] }) =>
      athlete && day !== undefined && isKnown(fact) ? [{ id: athlete.id, day, value: fact.value }] : [],
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
