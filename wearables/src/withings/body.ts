import { z } from 'zod'
import type { BodyMeasurementRecord } from '../records.ts'
import { MeasureGroup } from './replies.ts'

const WEIGHT = 1
const HEIGHT = 4
/** Measured types in the request: weight and height. */
export const BODY_TYPES = `${WEIGHT},${HEIGHT}`
/** A scale that several people step on did not know which of them it was. */
const PERHAPS_ANOTHER = 1

const MeasuresReply = z.object({ measuregrps: z.array(z.unknown()) })

/** The newest weight and height that are surely the athlete's own. */
export function bodyMeasurementRecord(body: unknown): BodyMeasurementRecord {
  const groups = MeasuresReply.parse(body)
    .measuregrps.flatMap((group) => MeasureGroup.safeParse(group).data ?? [])
    .filter(({ attrib }) => attrib !== PERHAPS_ANOTHER)
    .sort((a, b) => b.date - a.date)
  const newest = (type: number) => {
    const [found] = groups.flatMap(({ measures }) => measures.filter((measure) => measure.type === type))
    return found ? measured(found) : null
  }
  const [weight_kilogram, height_meter] = [newest(WEIGHT), newest(HEIGHT)]
  return { height_meter, weight_kilogram, max_heart_rate: null, raw: { height_meter, weight_kilogram } }
}

/** By division where the power is negative: 7530 times 0.01 is not 75.3. */
function measured({ value, unit }: { value: number; unit: number }): number {
  return unit < 0 ? value / 10 ** -unit : value * 10 ** unit
}
