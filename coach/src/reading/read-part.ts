import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { checkQuery } from '@corner/analytics/query/check-query.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { type ChoiceModel, type Decide, decideFor } from './choice-model.ts'
import { featuresAround, featuresOf } from './features.ts'
import type { MessagePart } from './part.ts'
import { type ChoiceName, PART_CHOICES, type PartChoices, WITH_ROLE } from './part-choices.ts'
import { buildRequest } from './request/build-request.ts'
import type { Span } from './spans/span.ts'

/**
 * One way to read a part, with its likelihood by the trained weights (the product over its choices, as a logarithm).
 */
export interface Candidate {
  request: Request
  decided: PartChoices
  score: number
  /** The likelihood of each of its choices. */
  steps: ReadonlyMap<string, number>
}

interface State {
  choices: Partial<Record<ChoiceName, string>>
  roles: ReadonlyMap<Span, string>
  score: number
  steps: ReadonlyMap<string, number>
}

const WIDTH = 16
const LEAST_LIKELY = 0.02
/** The cost of leaving a significant segment unused. */
const UNUSED: Partial<Record<Span['kind'], number>> = {
  bound: 3,
  band: 3,
  count: 2,
  name: 3,
  window: 0.5,
  weekdays: 2,
}

/** Choices that only a query has. */
const OF_QUERIES: ReadonlySet<ChoiceName> = new Set(
  PART_CHOICES.filter((choice) => choice !== 'kind' && choice !== 'people' && choice !== 'days' && choice !== 'metric'),
)
const WITH_PEOPLE = /^(query|overview|why|advice|draft)/
const WITH_DAYS = /^(query|overview|why)/

/** Whether a kind of request has a choice. */
export const hasChoice = (kind: string, choice: ChoiceName): boolean =>
  choice === 'kind' ||
  (OF_QUERIES.has(choice)
    ? kind === 'query'
    : choice === 'days'
      ? WITH_DAYS.test(kind)
      : choice === 'metric'
        ? kind === 'query' || kind === 'why'
        : WITH_PEOPLE.test(kind))

/**
 * Whether the words determine a choice: the metric where one is named, the aggregate of conditions where there are
 * none.
 */
function isSettled({ roles }: Pick<State, 'roles'>, choice: ChoiceName): boolean {
  const given = [...roles]
  if (choice === 'metric') return given.some(([{ kind }, role]) => kind === 'metric' && role === 'measure')
  return choice === 'conditionAggregate' && !given.some(([, role]) => CONDITIONS.has(role))
}
const CONDITIONS: ReadonlySet<string> = new Set(['condition', 'value', 'has', 'lacks'])

/** The earlier choices, as features of the next. */
export function featuresOfChoices(choices: Partial<Record<ChoiceName, string>>): string[] {
  const made = Object.entries(choices).map(([choice, value]) => `c ${choice} ${value}`)
  const { kind, asks, by, aggregate } = choices
  return [...made, `c2 ${kind} ${asks} ${by}`, `c2 ${asks} ${aggregate}`, `c2 ${by} ${aggregate}`]
}

/** The likeliest ways to read a part, best first: a beam search over all its choices. */
export function readPart(part: MessagePart, model: ChoiceModel): Candidate[] {
  const decide = decideFor(model, featuresOf(part))
  const spans = part.spans.filter(({ kind }) => WITH_ROLE.includes(kind))
  const around = new Map(spans.map((span) => [span, featuresAround(part, span)]))
  let states: State[] = [{ choices: {}, roles: new Map(), score: 0, steps: new Map() }]
  const extend = (step: (state: State) => State[]) => {
    states = states
      .flatMap(step)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, WIDTH)
  }
  extend((state) => choose(state, 'kind', decide, []))
  for (const span of spans)
    extend((state) => {
      const own = [...(around.get(span) ?? []), ...rolesBefore(state, span)]
      return decide(`role ${span.kind}`, own)
        .filter(({ probability }, place) => place === 0 || probability > LEAST_LIKELY)
        .map(({ choice, probability }) => ({
          ...state,
          roles: new Map(state.roles).set(span, choice),
          steps: withStep(state.steps, `role ${span.kind}`, probability),
          score:
            state.score +
            Math.log(probability) -
            (choice === 'none' && state.choices.kind === 'query' ? (UNUSED[span.kind] ?? 0) : 0),
        }))
    })
  const ofRoles = new Map<State['roles'], string[]>()
  for (const choice of PART_CHOICES.slice(1))
    extend((state) => {
      if (!hasChoice(state.choices.kind ?? '', choice) || isSettled(state, choice)) return [state]
      const roles = ofRoles.get(state.roles) ?? featuresOfRoles(state.roles)
      ofRoles.set(state.roles, roles)
      return choose(state, choice, decide, [...featuresOfChoices(state.choices), ...roles])
    })
  const candidates = new Map<string, Candidate>()
  for (const { choices, roles, score, steps } of states) {
    const decided = { ...NOTHING, ...choices, roles } as PartChoices
    const request = buildRequest(part, decided)
    const key = JSON.stringify(request)
    if (request && !candidates.has(key) && isMeaningful(request))
      candidates.set(key, { request, decided, score, steps })
  }
  return [...candidates.values()]
}

const NOTHING: Omit<PartChoices, 'roles'> = {
  kind: 'query',
  asks: 'value',
  by: 'none',
  aggregate: 'latest',
  order: 'none',
  limit: 'none',
  shown: 'none',
  against: 'none',
  people: 'all',
  days: 'none',
  metric: 'none',
  measures: 'only',
  negated: 'no',
  conditionAggregate: 'latest',
  lag: 'none',
  implied: 'none',
  held: 'none',
  edited: 'kept',
}

function choose(state: State, choice: ChoiceName, decide: Decide, more: readonly string[]): State[] {
  return decide(choice, more)
    .filter(({ probability }, place) => place === 0 || probability > LEAST_LIKELY)
    .map(({ choice: value, probability }) => ({
      ...state,
      choices: { ...state.choices, [choice]: value },
      steps: withStep(state.steps, choice, probability),
      score: state.score + Math.log(probability),
    }))
}

/** The least likely of several steps with one name. */
const withStep = (steps: ReadonlyMap<string, number>, name: string, probability: number) =>
  new Map(steps).set(name, Math.min(probability, steps.get(name) ?? 1))

const isMeaningful = (request: Request) =>
  request.kind !== 'query' || checkQuery(request.query, { catalogue: CATALOGUE, today: LATE }).length === 0
/** Dates in the future are checked elsewhere. */
const LATE = '9999-12-31'

/** The roles given so far, as features of the next. */
export const rolesBefore = ({ roles, choices }: Pick<State, 'roles' | 'choices'>, span: Span): string[] => {
  const same = [...roles].filter(([{ kind }]) => kind === span.kind).map(([, role]) => role)
  return [`kind ${choices.kind}`, `before ${same.join(' ')}`, `before ${span.kind} ${same.at(-1)} ${choices.kind}`]
}

export const featuresOfRoles = (roles: ReadonlyMap<Span, string>): string[] => {
  const all = [...roles].map(([span, role]) => `${span.kind}=${role}`)
  const measured = [...roles].flatMap(([span, role]) =>
    span.kind === 'metric' && role === 'measure' ? [`r measures ${span.metric}`] : [],
  )
  return [...new Set(all.map((each) => `r ${each}`)), ...measured, `r all ${all.toSorted().join(' ')}`]
}
