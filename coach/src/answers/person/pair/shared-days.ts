import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { AthleteVerdict } from '../../day/verdicts.ts'
import { isOpen } from './ask-first.ts'
import { readFactsOfTwo } from './facts-of-two.ts'

/** The days that two athletes are compared over, and whoever has nothing in them. */
interface SharedDays {
  over: Days
  missing: readonly AthleteVerdict[]
}

/**
 * The days that both have: where somebody's newest days are missing, the comparison ends with their newest night, so
 * that nobody's newer days are held against older ones.
 */
export async function readSharedDays(
  two: readonly [AthleteVerdict, AthleteVerdict],
  over: Days,
  context: AnswerContext,
): Promise<SharedDays> {
  if (!two.some(isOpen)) return { over, missing: [] }
  const read = await readFactsOfTwo(two, ['recovery', 'sleep_duration'], { aggregate: 'latest', over }, context)
  const newest = two.map((_, place) =>
    [...read.values()]
      .flatMap((facts) => facts[place]?.date ?? [])
      .toSorted()
      .at(-1),
  )
  const missing = two.filter((_, place) => newest[place] === undefined)
  const { from, until } = readWindow(over.window, { today: context.scope.today, periodDays: context.scope.days })
  const last = newest.flatMap((day) => day ?? []).toSorted()[0]
  const isShorter = missing.length === 0 && last !== undefined && last < until
  return { over: isShorter ? { ...over, window: { from, until: last } } : over, missing }
}
