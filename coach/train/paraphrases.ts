import { scopeFor, writerOf } from './corpus.ts'
import type { Result } from './outcome.ts'
import { normal } from './same-request.ts'

/**
 * Messages by different writers that open a conversation and ask for the same figures of the same people: how many
 * pairs are read alike.
 */
export function readAlike(results: readonly Result[]): { pairs: number; alike: number } {
  const opening = results.filter(({ line }) => line.after === undefined && line.requests.length > 0 && !line.isDanger)
  const groups = Map.groupBy(opening, ({ line }) => `${peopleOf(line)} ${JSON.stringify(line.requests.map(normal))}`)
  const pairs = [...groups.values()].flatMap((group) =>
    group.flatMap((one, place) =>
      group.slice(place + 1).flatMap((other) => (writerOf(one.line) === writerOf(other.line) ? [] : [[one, other]])),
    ),
  )
  const alike = pairs.filter((pair) => new Set(pair.map(({ read }) => JSON.stringify(read.map(normal)))).size === 1)
  return { pairs: pairs.length, alike: alike.length }
}

/**
 * A roster's names are used as ids, so messages on different rosters cannot be compared; nor can an athlete's own view.
 */
const peopleOf = (line: Result['line']) =>
  `${line.roster} ${scopeFor(line).view === 'own' ? scopeFor(line).athletes[0]?.name : ''}`
