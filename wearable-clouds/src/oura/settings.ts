import { type CommonSettings, type Environment, readCommonSettings, readNumber } from '../program/environment.ts'

export interface Settings extends CommonSettings {
  /** Requests of an app in five minutes. */
  limit: number
  stateFile: string | undefined
  /** Pause before a webhook is sent again. */
  webhookRetryMs: number
}

/** Reads the environment. @throws RangeError naming the invalid variable */
export function readSettings(environment: Environment): Settings {
  return {
    ...readCommonSettings(environment, 3997),
    limit: readNumber(environment, 'SIMULATOR_LIMIT', 5_000),
    stateFile: environment.SIMULATOR_STATE_FILE || undefined,
    webhookRetryMs: readNumber(environment, 'SIMULATOR_WEBHOOK_RETRY_MS', 60_000),
  }
}
