import type { DayRecords } from '@corner/analytics/athlete/day-records.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { type MessagePart, partOf } from '../src/reading/part.ts'
import { findSpans } from '../src/reading/spans/find-spans.ts'
import { isRewritten, type LabelledMessage, readCorpus, readLearned, scopeFor } from './corpus.ts'
import { judge, type Verdict } from './judge.ts'
import { syntheticTeam } from './synthetic-team.ts'

/** A message with one part, with the request before it. */
export interface Case {
  line: LabelledMessage
  part: MessagePart
  request: Request
}

function casesOf(corpus: readonly LabelledMessage[]): Case[] {
  const byId = new Map(corpus.map((line) => [line.id, line]))
  return corpus.flatMap((line): Case[] => {
    const [request] = line.requests
    if (line.isDanger || !request || line.requests.length > 1 || isByRule(request)) return []
    const before = line.after === undefined ? undefined : byId.get(line.after)?.requests.at(-1)
    return [{ line, part: partOf(findSpans(line.text, scopeFor(line)), before), request }]
  })
}

/** Other teams, unknown names and attempts on the rules are found by rules (coach/src/boundaries), not by training. */
const isByRule = (request: Request) =>
  request.kind === 'cannot' && ['other_team', 'stranger', 'rules'].includes(request.because)

/**
 * The training examples: the messages of the `learn` part, their rewrites, and opening messages placed after questions
 * of others.
 */
export const learnedCases = (): Case[] => withAfterOthers(casesOf(readLearned()))

/** The same without rewrites. */
export const writtenCases = (): Case[] => withAfterOthers(casesOf(readCorpus('learn')))

const withAfterOthers = (cases: readonly Case[]): Case[] => [
  ...cases,
  ...afterOthers(cases.filter(({ line }) => !isRewritten(line))),
]

const EVERY = 2

/**
 * Opening messages placed after somebody else's question on the same roster: most messages come in the middle of a
 * conversation and take nothing over from it.
 */
function afterOthers(cases: readonly Case[]): Case[] {
  const opening = cases.filter(({ line }) => line.after === undefined)
  return opening.flatMap((one, at): Case[] => {
    const before = opening[(at * STRIDE + 1) % opening.length]
    if (at % EVERY !== 0 || !before || before.line.roster !== one.line.roster) return []
    return [{ ...one, part: { ...one.part, previous: before.request } }]
  })
}

/** Step size that mixes the messages of all writers. */
const STRIDE = 37

const teams = new Map<unknown, DayRecords[]>()

/** The synthetic records of the people a writer asks about. */
export function teamFor(line: LabelledMessage): DayRecords[] {
  const scope = scopeFor(line)
  const known = teams.get(scope) ?? syntheticTeam(scope.athletes)
  teams.set(scope, known)
  return known
}

/** The best verdict over the acceptable readings. */
export function verdictOf({ line, request }: Case, read: Request | undefined): Verdict {
  const golds = [request, ...line.ok.flatMap((each) => (each.length === 1 ? each : []))]
  const all = golds.map((gold) => judge(gold, read, teamFor(line)))
  return all.includes('right') ? 'right' : all.includes('partly') ? 'partly' : 'wrong'
}
