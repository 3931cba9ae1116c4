import type { CloudProgram } from '../program/serve.ts'
import { readSettings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

export const withingsProgram: CloudProgram = {
  name: 'Withings',
  build(environment) {
    const settings = readSettings(environment)
    return { ...settings, ...buildSimulator(settings) }
  },
}
