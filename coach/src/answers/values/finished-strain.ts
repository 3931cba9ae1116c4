import type { AnswerContext } from '../context/answer-context.ts'
import { finishedDays } from '../context/finished-days.ts'
import { lookUp } from '../context/look-up.ts'
import type { RequestDays } from '../context/request-days.ts'

/** The team's average strain of the finished days: today's partial strain would lower it. */
export async function readFinishedStrain(
  { window }: Pick<RequestDays, 'window'>,
  sources: Pick<AnswerContext, 'scope' | 'toolbox'>,
): Promise<number | null> {
  const { weekdays, ...range } = window ?? {}
  const asked = {
    ...(window && { window: range as { from: string; until: string } }),
    ...(weekdays && { weekdays: [...weekdays] }),
  }
  const { rows } = await lookUp(
    {
      who: {},
      measures: [{ metric: 'strain', aggregate: 'mean' }],
      asks: 'value',
      days: finishedDays('strain', asked, sources.scope),
    },
    sources,
  )
  return rows[0]?.facts[0]?.value ?? null
}
