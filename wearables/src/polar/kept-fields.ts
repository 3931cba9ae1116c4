import { asObject } from '../http/read-record.ts'

/**
 * What is stored of Polar's replies: only what the mapping reads. A session also holds the athlete's notes and feelings, a
 * night their rating of it, an account their birthday: those are nobody's business.
 */

const SESSION = [
  'identifier',
  'startTime',
  'stopTime',
  'timezoneOffsetMinutes',
  'durationMillis',
  'calories',
  'distanceMeters',
  'hrAvg',
  'hrMax',
  'sport',
]
const EXERCISE = ['timezoneOffsetMinutes', 'ascentMeters', 'zones']
const RECHARGE = [
  'sleepResultDate',
  'ansStatus',
  'ansRate',
  'recoveryIndicator',
  'recoveryIndicatorSubLevel',
  'meanNightlyRecoveryRri',
  'meanNightlyRecoveryRmssd',
  'meanNightlyRecoveryRespirationInterval',
]
const ACCOUNT = ['id', 'identifier', 'email', 'firstName', 'lastName', 'localizationSettings']
const PHYSICAL = ['height', 'weight', 'maximumHeartRate']

export function keptSession(session: unknown): unknown {
  const exercises = asObject(session)?.exercises
  const kept = pick(session, SESSION)
  if (!Array.isArray(exercises)) return kept
  return { ...(kept as object), exercises: exercises.map((exercise) => pick(exercise, EXERCISE)) }
}

export function keptSleep(sleep: unknown): unknown {
  const hypnogram = asObject(asObject(sleep)?.sleepResult)?.hypnogram
  const kept = pick(sleep, ['sleepDate', 'sleepEvaluation', 'sleepScore'])
  if (hypnogram === undefined) return kept
  return { ...(kept as object), sleepResult: { hypnogram: pick(hypnogram, ['sleepStart', 'sleepEnd']) } }
}

export function keptRecharge(recharge: unknown): unknown {
  return pick(recharge, RECHARGE)
}

/** An account is answered within `accountData`, or bare. */
export function keptAccount(reply: unknown): unknown {
  const account = asObject(reply)?.accountData ?? reply
  const physical = asObject(account)?.physicalInformation ?? asObject(reply)?.physicalInformation
  const kept = pick(account, ACCOUNT)
  return physical === undefined ? kept : { ...(kept as object), physicalInformation: pick(physical, PHYSICAL) }
}

/** Anything but an object is kept as it is, for the mapping to refuse. */
function pick(given: unknown, names: readonly string[]): unknown {
  const object = asObject(given)
  return object ? Object.fromEntries(names.flatMap((name) => (name in object ? [[name, object[name]]] : []))) : given
}
