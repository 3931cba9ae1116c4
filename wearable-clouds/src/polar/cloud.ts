import type { ApiState } from './api/api-state.ts'

/** The whole state of the simulated Polar: it sends no webhooks. */
export type Cloud = ApiState
