import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { FAR_UNDER } from './recovery-course.ts'

const { recoveryHighFrom: HIGH, recoveryModerateFrom: MODERATE } = MARKS

/** The whole rule by which `readDayVerdict` judges a day, below a list of verdicts. */
export const VERDICT_RULE = [
  `The rule: out of live wrestling below ${CAUTION_FROM}%, and below ${MODERATE}% with two strong signs;`,
  `a lighter day below ${MODERATE}%, with one strong sign, or below ${HIGH}% with two mild ones;`,
  `ready for a hard day from ${HIGH}% in the day's own score, without a sign; else as planned.`,
  'Points under the usual recovery count only under the own range, the mean and one standard deviation each way:',
  `a mild sign, and a strong one from ${FAR_UNDER} standard deviations.`,
].join(' ')
