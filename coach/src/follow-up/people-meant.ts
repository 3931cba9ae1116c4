import type { Who } from '@corner/contract/entities/query.ts'
import type { LastAnswer } from './last-answer.ts'

const OUTSIDE = /\b(above|below)\b/

/**
 * The ids of the athletes in the last answer. In a list of everybody against their normal, "them" means only those
 * outside it.
 */
export function listedIds({ listed, query }: LastAnswer): [string, ...string[]] | undefined {
  const isAgainstOwn = query.measures.some(({ aggregate }) => aggregate === 'from_own_range')
  const outside = isAgainstOwn ? listed.filter(({ text }) => OUTSIDE.test(text)) : []
  const [first, ...others] = (outside.length > 0 ? outside : listed).map(({ athlete }) => athlete.id)
  return first === undefined ? undefined : [first, ...others]
}

/** The athletes the last answer was about: those it named, else those its request means. */
export function peopleOfLast(last: LastAnswer): Who {
  const ids = last.query.by?.includes('athlete') || last.query.who.ids ? listedIds(last) : undefined
  return ids ? { ids } : last.query.who
}
