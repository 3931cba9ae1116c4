import type { FaultState } from '../faults/fault-state.ts'
import type { ApiState } from './api/api-state.ts'
import type { EventState } from './webhooks/event-state.ts'

/** The whole state of the simulated Intervals.icu: what each of its parts reads and changes. */
export interface IntervalsCloud extends ApiState, EventState, FaultState {}
