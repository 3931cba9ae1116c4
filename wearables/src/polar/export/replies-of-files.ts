import { asObject } from '../../http/read-record.ts'
import { keptSession } from '../kept-fields.ts'
import { readIsoDuration } from './iso-duration.ts'

/**
 * Brings what Polar's export writes into the shape of its API (replies.ts), so that one mapping reads both: durations there are
 * `PT7H41M30S`, here `27690s`, and a night's parts have other names. Only what the mapping reads is taken over.
 */

/** @param zoned gives a time of the watch its offset, where it has none */
export function sleepOfFile(given: unknown, zoned: (time: unknown) => unknown): unknown {
  const { night, evaluation, sleepResult } = asObject(given) ?? {}
  const { sleepStart, sleepEnd } = asObject(asObject(sleepResult)?.hypnogram) ?? {}
  const { analysis, interruptions, phaseDurations } = asObject(evaluation) ?? {}
  const { efficiencyPercent } = asObject(analysis) ?? {}
  const { totalDuration, totalCount } = asObject(interruptions) ?? {}
  const { wake, rem, light, deep, unknown } = asObject(phaseDurations) ?? {}
  const phases = { wake, rem, light, deep, unknown }
  return {
    sleepDate: night,
    sleepResult: { hypnogram: { sleepStart: zoned(sleepStart), sleepEnd: zoned(sleepEnd) } },
    sleepEvaluation: asObject(evaluation)
      ? {
          analysis: { efficiencyPercent },
          interruptions: { totalDuration: seconds(totalDuration), totalCount },
          phaseDurations: Object.fromEntries(Object.entries(phases).map(([name, time]) => [name, seconds(time)])),
        }
      : null,
  }
}

export function scoreOfFile(given: unknown): unknown {
  const { sleepScore } = asObject(asObject(given)?.sleepScoreResult) ?? {}
  return { sleepScore }
}

/** In some exports the classes are words, or are missing: then there is no such score. */
export function rechargeOfFile(given: unknown): unknown {
  const recharge = asObject(given) ?? {}
  return {
    sleepResultDate: recharge.night,
    recoveryIndicator: numberOrNull(recharge.recoveryIndicator),
    ansStatus: numberOrNull(recharge.ansStatus),
    meanNightlyRecoveryRri: recharge.meanNightlyRecoveryRri,
    meanNightlyRecoveryRmssd: recharge.meanNightlyRecoveryRmssd,
    meanNightlyRecoveryRespirationInterval: recharge.meanNightlyRecoveryRespirationInterval,
  }
}

/** @param offsetMinutes for a session that names no offset: absent is not 0 */
export function sessionOfFile(given: unknown, offsetMinutes: number): unknown {
  const file = asObject(given) ?? {}
  const exercises = (Array.isArray(file.exercises) ? file.exercises : []).map((exercise) => ({
    ...asObject(exercise),
    zones: zonesOf(asObject(exercise)?.zones),
  }))
  const session = {
    ...file,
    identifier: { id: String(asObject(file.identifier)?.id ?? file.startTime) },
    durationMillis: file.durationMillis ?? milliseconds(file.duration),
    exercises,
  }
  return { session: keptSession(session), sport: sportOf(file, exercises), account_offset_minutes: offsetMinutes }
}

/** As the API lists them; older exports have `{ heart_rate: [{ inZone: "PT10M" }] }`. */
function zonesOf(zones: unknown): unknown {
  const heartRate = asObject(zones)?.heart_rate
  if (!Array.isArray(heartRate)) return Array.isArray(zones) ? zones : null
  const times = heartRate.map((zone) => ({ inZone: milliseconds(asObject(zone)?.inZone) ?? null }))
  return [{ type: 'ZONE_TYPE_HEART_RATE', zones: times }]
}

/** A name; the ids of newer exports stand for names that are only in Polar's cloud. */
function sportOf(file: Record<string, unknown>, exercises: readonly Record<string, unknown>[]): string | null {
  const names = [file.sport, ...exercises.map(({ sport }) => sport)]
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? null
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)

/** A duration that cannot be read is left as it is, for the mapping to refuse by name. */
function seconds(duration: unknown): unknown {
  const read = readIsoDuration(duration)
  return read === undefined ? duration : `${read}s`
}

function milliseconds(duration: unknown): number | undefined {
  const read = readIsoDuration(duration)
  return read === undefined ? undefined : Math.round(read * 1000)
}
