import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeFigure } from '../../wording/figures.ts'
import type { Sources } from '../context/answer-context.ts'
import { isKnown, lookUp } from '../context/look-up.ts'
import { capital } from '../phrases/lists.ts'

const DAYS = 14
const COLOUR = /\b(green|yellow|red)\b/
const BANDS = { green: 'ready', yellow: 'caution', red: 'red' } as const
type Colour = keyof typeof BANDS

/** "He is still green": whether that is true today, and on how many mornings it was; '' where no colour is named. */
export async function checkColour(
  { id }: KnownAthlete,
  metric: string,
  sources: Sources & { message?: string },
): Promise<string> {
  const [, said] = COLOUR.exec((sources.message ?? '').toLowerCase()) ?? []
  if (said === undefined || metric !== 'recovery') return ''
  const colour = said as Colour
  const measure = { metric, aggregate: 'mean' } as const
  const { rows } = await lookUp(
    { who: { ids: [id] }, measures: [measure], days: { window: { last: DAYS } }, by: ['day'], asks: 'value' },
    sources,
  )
  const mornings = rows.flatMap(({ group: { day }, facts: [fact] }) =>
    day !== undefined && isKnown(fact) ? [{ day, value: fact.value }] : [],
  )
  const now = mornings.find(({ day }) => day === sources.scope.today)
  if (!now) return ''
  const count = (one: Colour) => mornings.filter(({ value }) => readRecovery(value) === BANDS[one]).length
  const others = (['green', 'red'] as const).filter((one) => one !== colour && count(one) > 0)
  const rest = others.map((one) => `, ${one} on ${count(one)}`).join('')
  const isMostly = count(colour) >= mornings.length / 2
  const isSo = readRecovery(now.value) === BANDS[colour]
  const verdict = isSo ? (isMostly ? 'So it is' : `${capital(colour)} today, but not all along`) : `Not ${colour}`
  return `**${verdict}**: ${writeFigure(measure, now.value)} today, ${colour} on ${count(colour)} of the last ${mornings.length} mornings${rest}.`
}
