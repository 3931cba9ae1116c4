import type { ApiState } from './api/api-state.ts'
import type { WebhookState } from './webhooks/webhook-state.ts'

/** The whole state of the simulated Oura. */
export interface Cloud extends ApiState, WebhookState {}
