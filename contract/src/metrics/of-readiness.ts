import type { MetricRecord } from './metric-record.ts'

/** What Corner itself reads from a morning. */
export const READINESS_METRICS = {
  corner_readiness: {
    source: [],
    series: ['recovery', 'sleep'],
    of: 'night',
    label: 'Corner readiness',
    explanation:
      'How far HRV, resting heart rate, sleep and respiratory rate of a morning lie from what is usual for the athlete: 50 is as usual, 25 points are one standard deviation. It is no recovery of a maker.',
    words: ['Corner readiness', 'Corner readiness score', "Corner's readiness", 'Corners readiness'],
    unit: '',
    differenceUnit: '',
    decimals: 0,
    better: 'higher',
    steadyWithin: 5,
    scale: [0, 100],
    adds: 'mean',
    isOfMorning: true,
    // It is a distance from the own usual, whoever made the device.
    everyProvider: true,
  },
} as const satisfies Record<string, MetricRecord>
