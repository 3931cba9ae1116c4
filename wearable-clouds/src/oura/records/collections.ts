import type { MemberDay } from '../../people/history.ts'
import type { Scope } from '../oauth.ts'
import { activityDocuments, dailySleepDocuments, readinessDocuments, spo2Documents } from './day-documents.ts'
import { sleepDocuments } from './sleep-documents.ts'
import type { View } from './view.ts'
import { workoutDocuments } from './workout-documents.ts'

/** The lists of API v2 that the simulated Oura has, each with the scope that it needs. */
export const COLLECTIONS = {
  sleep: { scope: 'daily', documentsOf: sleepDocuments },
  daily_sleep: { scope: 'daily', documentsOf: dailySleepDocuments },
  daily_readiness: { scope: 'daily', documentsOf: readinessDocuments },
  daily_spo2: { scope: 'spo2', documentsOf: spo2Documents },
  daily_activity: { scope: 'daily', documentsOf: activityDocuments },
  workout: { scope: 'workout', documentsOf: workoutDocuments },
} as const satisfies Record<string, { scope: Scope; documentsOf: (of: MemberDay, view: View) => object[] }>

export type CollectionName = keyof typeof COLLECTIONS

export const isCollection = (name: unknown): name is CollectionName => Object.hasOwn(COLLECTIONS, String(name))
