import type { Scenario } from '../scenario.ts'
import { settle } from '../settle.ts'
import { setStage } from '../stage.ts'
import { verdictOf } from '../verdict.ts'

/** Without any trouble: whoever sees a scenario fail wants to know that this one does not. */
export const undisturbed: Scenario = {
  name: 'undisturbed',
  criterion: 'without a fault, the oracle finds nothing',
  async run(_options, cleanUp) {
    const stage = await setStage({ athletes: 3 }, cleanUp)
    for (const kind of ['sleep', 'workout'])
      for (const { member } of stage.athletes)
        await stage.cloud.control('POST', 'records', { member, kind, action: 'rescore' })
    const ms = await settle(stage.corner.dataDir)
    return verdictOf(await stage.judge(), `settled in ${(ms / 1000).toFixed(1)} s`)
  },
}
