import type { InsightSubject, InsightValue } from '@corner/contract/entities/ai-insights.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import type { Evidence } from './evidence.ts'
import { hrvValues } from './hrv-values.ts'
import { insightValue } from './insight-values.ts'
import { begun } from './sentence.ts'

/** The values behind a statement on a subject, each with what is usual for the athlete. Missing values are left out. */
export function valuesBehind(subject: InsightSubject, evidence: Evidence): InsightValue[] {
  return valuesOf(subject, evidence).filter(({ value }) => value !== null)
}

function valuesOf(subject: InsightSubject, evidence: Evidence): InsightValue[] {
  const { own } = evidence
  const percent = { unit: '%', decimals: 0 } as const
  const hours = { unit: 'h', decimals: 1 } as const
  switch (subject) {
    case 'Readiness':
      return [
        insightValue(evidence.latestRecovery, { name: 'Latest recovery', ...percent }),
        insightValue(evidence.usualRecovery, { name: 'Usual recovery', ...percent }),
      ]
    case 'Sleep':
      return [
        insightValue(evidence.latestSleep, { name: 'Latest night', ...hours }),
        insightValue(evidence.weekSleep, { name: 'Average sleep of the week', ...hours }),
        insightValue(evidence.usualSleep, { name: 'Usual sleep', ...hours }),
        insightValue(own.sleep.usual, { name: 'Sleep of the four weeks before', ...hours }),
      ]
    case 'Heart':
      return [
        ...hrvValues(evidence),
        ...vitalValues(evidence),
        insightValue(evidence.latestRestingHeartRate, { name: 'Latest resting heart rate', unit: 'bpm', decimals: 0 }),
        insightValue(evidence.baseline, { name: 'Usual resting heart rate', unit: 'bpm', decimals: 0 }),
      ]
    case 'Load':
      return [
        insightValue(own.strain.week, { name: 'Average strain of the 7 days until yesterday', unit: '', decimals: 1 }),
        insightValue(own.strain.usual, { name: 'Strain of the four weeks before', unit: '', decimals: 1 }),
        insightValue(evidence.weekHours, { name: 'Workouts of the week', ...hours }),
        insightValue(own.hours.usual, { name: 'A usual week', ...hours }),
      ]
    case 'Data':
    case 'Plan':
    case 'Food and fluid':
      return []
  }
}

/** The resting heart rate stands there anyway. */
const vitalValues = ({ vitals }: Evidence): InsightValue[] =>
  vitals
    .filter(({ metric }) => metric !== 'resting_heart_rate')
    .map(({ metric, value, night }) => {
      const { label, unit, decimals } = METRICS[metric]
      return insightValue({ value, from: night, until: night, records: 1 }, { name: begun(label), unit, decimals })
    })
