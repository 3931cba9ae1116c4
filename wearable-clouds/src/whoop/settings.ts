import { type CommonSettings, type Environment, readCommonSettings, readNumber } from '../program/environment.ts'

export interface Settings extends CommonSettings {
  limits: { minute: number; day: number }
  stateFile: string | undefined
  /** First pause before a webhook is sent again; the others are multiples of it. */
  webhookRetryMs: number
}

/** What counts where the environment says nothing. */
type UsualSettings = Pick<Settings, 'port' | 'limits'>

const WHOOP_USUAL: UsualSettings = { port: 3999, limits: { minute: 100, day: 10_000 } }

/** Reads the environment. @throws RangeError naming the invalid variable */
export function readSettings(
  environment: Environment,
  { port, limits: { minute, day } }: UsualSettings = WHOOP_USUAL,
): Settings {
  return {
    ...readCommonSettings(environment, port),
    limits: {
      minute: readNumber(environment, 'SIMULATOR_LIMIT_MINUTE', minute),
      day: readNumber(environment, 'SIMULATOR_LIMIT_DAY', day),
    },
    stateFile: environment.SIMULATOR_STATE_FILE || undefined,
    webhookRetryMs: readNumber(environment, 'SIMULATOR_WEBHOOK_RETRY_MS', 60_000),
  }
}
