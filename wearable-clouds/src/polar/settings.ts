import { type CommonSettings, type Environment, readCommonSettings, readNumber } from '../program/environment.ts'
import type { Limits } from './api/rate-limits.ts'

export interface Settings extends CommonSettings {
  limits: Limits
  stateFile: string | undefined
}

/** Reads the environment. @throws RangeError naming the invalid variable */
export function readSettings(environment: Environment): Settings {
  return {
    ...readCommonSettings(environment, 3998),
    limits: {
      quarter: readNumber(environment, 'SIMULATOR_LIMIT_QUARTER', 3_000),
      day: readNumber(environment, 'SIMULATOR_LIMIT_DAY', 100_000),
    },
    stateFile: environment.SIMULATOR_STATE_FILE || undefined,
  }
}
