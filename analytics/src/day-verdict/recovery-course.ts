import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { addDays } from '../calendar.ts'
import { readNormalRange } from '../normal-range.ts'
import { valuesOf } from '../points.ts'
import { roundTo } from '../rounding.ts'
import type { FindSigns } from './sign.ts'
import { writeOf } from './write-figures.ts'

const MORNINGS = 5
/** Of five mornings: then the plan changes, and not only the day (knowledge/articles/recovery-score.md). */
const RED_MORNINGS = 3
const FALLS = 3
/** A fall of less is a usual swing of the score. */
const FALL_POINTS = 20
/** So far under the own mean, in standard deviations, one morning of fifty lies by chance. */
const FAR_UNDER = 2

/** Mornings in the red among the last five. */
export const findRedMornings: FindSigns = (points, today) => {
  const mornings = points('recovery').filter(({ date }) => date > addDays(today, -MORNINGS))
  const red = mornings.filter(({ value }) => value < CAUTION_FROM)
  const [first, last] = [red[0], red.at(-1)]
  if (!first || !last || red.length < RED_MORNINGS) return []
  const scores = red.map(({ value }) => writeOf('recovery', value)).join(', ')
  return [
    {
      kind: 'red_mornings',
      weight: 'strong',
      name: `${red.length} of the last ${MORNINGS} mornings in the red`,
      text: `${red.length} of the last ${MORNINGS} mornings in the red (${scores})`,
      ask: 'How have the last days been, and is anything sore or sick?',
      ...{ from: first.date, until: last.date },
    },
  ]
}

/** A recovery that fell three mornings in a row, and far. */
export const findFall: FindSigns = (points, today) => {
  const course = points('recovery').slice(-1 - FALLS)
  const [first, last] = [course[0], course.at(-1)]
  if (!first || last?.date !== today || first.date !== addDays(today, -FALLS)) return []
  const isFall = course.every(({ value }, place) => place === 0 || value < (course[place - 1]?.value ?? 0))
  if (!isFall || first.value - last.value < FALL_POINTS) return []
  return [
    {
      kind: 'falling_recovery',
      weight: 'mild',
      name: `recovery down ${FALLS} mornings in a row`,
      text: `recovery down ${FALLS} mornings in a row (${valuesOf(course)
        .map((value) => roundTo(value, 0))
        .join(', ')}%)`,
      ask: 'What has changed over the last three days?',
      ...{ from: first.date, until: last.date },
    },
  ]
}

/** A recovery of today under the athlete's own normal range. */
export const findUnderOwn: FindSigns = (points, today) => {
  const latest = points('recovery').at(-1)
  const own = latest && readNormalRange(points('recovery'), latest.date)
  if (!latest || !own || latest.date !== today || latest.value >= own.low) return []
  const usual = writeOf('recovery', own.mean)
  return [
    {
      kind: 'recovery_under_own',
      weight: latest.value < own.mean - FAR_UNDER * own.deviation ? 'strong' : 'mild',
      name: 'recovery under the own normal',
      text: `recovery ${writeOf('recovery', latest.value)}, ${usual} is usual`,
      ask: 'How do you feel today?',
      ...{ from: latest.date, until: latest.date },
    },
  ]
}
