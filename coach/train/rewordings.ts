import { scopeFor, writerOf } from './corpus.ts'
import type { Result } from './outcome.ts'
import { normal } from './same-request.ts'

/** Messages that open a talk, ask for the same people's same figures and are by different writers: how many pairs are read alike. */
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

/** One roster's names stand for ids, so that those of two are not to be held against each other; nor is one athlete's own view. */
const peopleOf = (line: Result['line']) =>
  `${line.roster} ${scopeFor(line).view === 'own' ? scopeFor(line).athletes[0]?.name : ''}`
