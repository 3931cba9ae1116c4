import { isKnown, lookUp } from '../asked/look-up.ts'
import { nameFigure } from './line-figure.ts'
import { averageUntilYesterday } from './stretches/finished.ts'
import type { Told } from './told.ts'

/** An average of strain with the day that goes on is told as the screens have it, and beside it that of the days that are over; '' for any other. */
export async function sayWithoutToday({ query, context }: Told): Promise<string> {
  const finished = averageUntilYesterday(query, context.scope)
  if (!finished) return ''
  const { rows } = await lookUp(finished, context)
  const [fact] = rows[0]?.facts ?? []
  return isKnown(fact) ? `Without today, which is not over: ${nameFigure(fact)}.` : ''
}
