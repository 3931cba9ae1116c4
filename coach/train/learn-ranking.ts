import type { ChoiceModel } from '../src/reading/choice-model.ts'
import { RIGHT } from '../src/reading/rank.ts'
import type { JudgedReadings } from './judged-readings.ts'
import { learnChoices } from './learn-choices.ts'

/** Trains how likely readings are right, by their features. */
export const learnRanking = (judged: readonly JudgedReadings[]): ChoiceModel =>
  learnChoices(
    judged.map((readings) => ({
      features: [],
      weight: 1,
      decisions: readings.map(({ features, isRight }) => ({
        name: RIGHT,
        more: features,
        choice: isRight ? 'yes' : 'no',
      })),
    })),
  )
