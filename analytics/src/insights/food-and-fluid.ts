import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import type { Finding } from './finding.ts'

const [PROTEIN_FROM, PROTEIN_TO] = MARKS.proteinGramPerKilogram
const PROTEIN = `${PROTEIN_FROM}-${PROTEIN_TO} g/kg/day`
const FLUID = `${MARKS.hydrationMillilitrePerKilogramAbove} ml/kg/day`

/** General advice for every athlete: food is not recorded, so nothing is judged. */
export const FOOD_AND_FLUID: readonly Finding[] = [
  {
    subject: 'Food and fluid',
    kind: 'protein',
    title: `Protein ${PROTEIN}`,
    article: 'protein-and-energy',
    text: 'Per kilogram of body weight, spread over the meals of the day.',
    rule: `Guidance for every athlete: protein ${PROTEIN}. Food is not recorded, so nothing is judged.`,
    values: [],
    tone: 'plan',
    caution: 'Plans for losing weight, and any diet of a minor, belong to a dietitian or physician.',
  },
  {
    subject: 'Food and fluid',
    kind: 'hydration',
    title: `Fluid above ${FLUID}`,
    article: 'hydration',
    text: 'Per kilogram of body weight, and by thirst in the heat.',
    rule: `Guidance for every athlete: hydration above ${FLUID}. Drinking is not recorded, so nothing is judged.`,
    values: [],
    tone: 'plan',
    caution: 'A rule of thumb, and no more than that.',
  },
]
