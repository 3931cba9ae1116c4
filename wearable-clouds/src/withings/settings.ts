import { type CommonSettings, type Environment, readCommonSettings, readNumber } from '../program/environment.ts'

export interface Settings extends CommonSettings {
  /** Requests of an app in a minute. */
  limit: number
  stateFile: string | undefined
}

/** Reads the environment. @throws RangeError naming the invalid variable */
export function readSettings(environment: Environment): Settings {
  return {
    ...readCommonSettings(environment, 3996),
    limit: readNumber(environment, 'SIMULATOR_LIMIT_MINUTE', 120),
    stateFile: environment.SIMULATOR_STATE_FILE || undefined,
  }
}
