import type { CloudProgram } from '../program/serve.ts'
import { readSettings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

export const polarProgram: CloudProgram = {
  name: 'Polar',
  build(environment) {
    const settings = readSettings(environment)
    return { ...settings, ...buildSimulator(settings) }
  },
}
