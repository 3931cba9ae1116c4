import { scoresOf, type Weights } from '../src/reading/linear-model.ts'
import { BEST, inOrder, RIGHT } from '../src/reading/rank.ts'
import type { Judged } from './judged-readings.ts'
import { type Example, learn } from './learn.ts'
import { learnBest } from './learn-best.ts'

/** The weights that order the readings of a message, and those that say how likely each is right. */
export function learnRanking(judged: readonly Judged[]): Weights {
  const folds = [...new Set(judged.map(({ fold }) => fold))]
  // How likely is learned on an order by weights that have not seen the message.
  const placed = folds.flatMap((fold) => {
    const others = bestOf(judged.filter((one) => one.fold !== fold))
    return judged.filter((one) => one.fold === fold).flatMap((one) => placedExamples(one, others))
  })
  return { [BEST]: bestOf(judged), [RIGHT]: learn(placed) }
}

const bestOf = (judged: readonly Judged[]) =>
  learnBest(
    judged.map(({ readings, isRight }) => ({
      readings: readings.map(({ features }, at) => ({ features, isRight: isRight[at] ?? false })),
    })),
  )

function placedExamples({ part, readings, isRight }: Judged, best: Weights[string]): Example[] {
  const scores = readings.map(({ features }) => scoresOf({ [BEST]: best }, BEST, features)[0] ?? 0)
  return inOrder(part, readings, scores).map(({ candidate, features }) => ({
    features,
    choice: isRight[readings.indexOf(candidate)] ? 'yes' : 'no',
  }))
}
