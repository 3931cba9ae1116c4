import type { CloudProgram } from '../program/serve.ts'
import { readSettings } from '../whoop/settings.ts'
import { buildIntervals } from './simulator.ts'

const USUAL = { port: 3998, limits: { minute: 166, day: 8_000 } }

export const intervalsProgram: CloudProgram = {
  name: 'Intervals.icu',
  build(environment) {
    const settings = readSettings(environment, USUAL)
    return { ...settings, ...buildIntervals(settings) }
  },
}
