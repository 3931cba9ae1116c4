import type { FaultState } from '../faults/fault-state.ts'
import type { ApiState } from './api/api-state.ts'
import type { EventState } from './webhooks/event-state.ts'

/** The whole state of the simulated Oura: what each of its parts reads and changes. */
export interface Cloud extends ApiState, EventState, FaultState {}
