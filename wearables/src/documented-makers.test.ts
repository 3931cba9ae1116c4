import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OTHER_VALUES } from '@corner/contract/constants/other-values.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import { expect, it } from 'vitest'
import { EXPORT_FORMATS } from './export-formats.ts'
import { measuresOf } from './measures.ts'
import type { FileCapabilities } from './provider.ts'
import { providers } from './providers.ts'

const MEASURE_NAMES: Record<ReturnType<typeof measuresOf>[number], string> = {
  recovery_score: 'recovery',
  hrv_rmssd: 'HRV (rMSSD)',
  resting_heart_rate: 'resting heart rate',
  respiratory_rate: 'respiratory rate',
  spo2: 'blood oxygen',
  skin_temperature: 'skin temperature',
  sleep_duration: 'sleep duration',
  sleep_stages: 'sleep stages',
  strain: 'strain',
  workouts: 'workouts',
  heart_rate_zones: 'heart rate zones',
}

const documented = readFileSync(join(import.meta.dirname, '../../docs/wearables.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells[2] === 'link' || cells[2] === 'file')
  .map(([, maker, way, measures, others]) => ({ maker, way, measures, others }))

const rowOf = (maker: string, way: string, capabilities: FileCapabilities) => ({
  maker,
  way,
  measures: measuresOf(capabilities)
    .map((measure) => MEASURE_NAMES[measure])
    .join(', '),
  others: (capabilities.otherValues ?? []).map((key) => OTHER_VALUES[key].label).join(', '),
})

it('documents each maker that can be linked or read from a file, with what it gives', () => {
  expect(documented).toEqual([
    ...providers.map(({ label, capabilities }) => rowOf(label, 'link', capabilities)),
    ...EXPORT_FORMATS.map(({ provider, capabilities }) => rowOf(providerLabel(provider), 'file', capabilities)),
  ])
})
