import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../formulas/evaluate.ts'
import { Formula } from '../formulas/formula.ts'
import { athleteWith, TODAY, teamOf } from '../records/athlete-for-tests.ts'
import { METRIC_NAMES } from '../records/metrics.ts'
import type { World } from '../records/team.ts'
import { bind, fillIn } from './bind.ts'
import { readQuestionSet } from './question-set.ts'

const SET = join(import.meta.dirname, '../../questions.json')
const { questions } = readQuestionSet(SET)

const series = (level: number) =>
  Object.fromEntries(
    METRIC_NAMES.map((metric) => [metric, Array.from({ length: 60 }, (_, n) => level + ((n * 7) % 5))]),
  )
const world: World = {
  team: teamOf(
    ...['Anna Ash', 'Bruno Bell', 'Carla Cole', 'Anna Dale'].map((name, n) => athleteWith(name, series(20 + 15 * n))),
    athleteWith('Edgar Eden', {}, false),
    athleteWith('Fiona Frey', { recovery_score: [50, 51, null, null, null, null] }),
  ),
  others: [{ ...teamOf(athleteWith('Zoe Zander', series(50))), name: 'Seconds' }],
  asOf: TODAY,
}

function formulasIn(node: unknown): Formula[] {
  if (typeof node !== 'object' || node === null) return []
  return [...('op' in node ? [Formula.parse(node)] : []), ...Object.values(node).flatMap(formulasIn)]
}

describe('the questions', () => {
  it('are many, each with an id of its own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(200)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  })

  it('find their athletes in a made-up team, and leave no placeholder', () => {
    const skipped = questions.filter((question) => bind(question, world, 7, 0) === undefined).map(({ id }) => id)
    expect(skipped).toEqual([])
    const open = questions.flatMap((question) => {
      const binding = bind(question, world, 7, 0)
      return binding
        ? question.turns.map(({ user }) => fillIn(user, binding, world, 7)).filter((text) => /[{}]/.test(text))
        : []
    })
    expect(open).toEqual([])
  })

  it('have formulas with an answer in it', () => {
    const without = questions.flatMap((question) => {
      const days = question.context?.days ?? 7
      const { bound = {} } = bind(question, world, days, 0) ?? {}
      const [answer] = world.team.athletes
      const context = { team: world.team, asOf: TODAY, days, bound, answer, previousAnswer: answer }
      return formulasIn(question.turns).flatMap((formula) => {
        const found = evaluate(formula, context)
        const isThere =
          found.kind === 'number'
            ? found.value !== null
            : found.kind === 'day'
              ? found.day !== null
              : found.kind !== 'truth' || found.truth !== null
        return isThere ? [] : [`${question.id}: ${JSON.stringify(formula)}`]
      })
    })
    expect(without).toEqual([])
  })

  it('have patterns that are patterns', () => {
    const patterns = JSON.stringify(questions).match(/"any":\[[^\]]*\]/g) ?? []
    expect(patterns.length).toBeGreaterThan(50)
    for (const list of patterns)
      for (const pattern of JSON.parse(`{${list}}`).any) expect(() => new RegExp(pattern, 'iu')).not.toThrow()
  })

  it('rotate their athletes by seed', () => {
    const question = questions.find(({ id }) => id === 'L01')
    const names = [0, 1].map((seed) => question && bind(question, world, 7, seed)?.bound.a?.full)
    expect(new Set(names).size).toBe(2)
  })
})
