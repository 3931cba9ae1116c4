import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { BodyMeasurementRecord, ProfileRecord } from '../records.ts'
import { AccountReply } from './replies.ts'

/**
 * Whose account it is. Polar publishes no id of an account in v4's tokens, so one stands in that is made of its e-mail
 * address, where the account itself names none. @throws ZodError for an account with neither
 */
export function profileRecord(raw: unknown): ProfileRecord {
  const { id, identifier, email, firstName, lastName } = AccountReply.parse(raw)
  return {
    provider_user_id: identifier?.id ?? id ?? idOfEmail(email),
    email: email ?? null,
    first_name: firstName ?? null,
    last_name: lastName ?? null,
    raw,
  }
}

/** Polar has heights in centimetres. */
export function bodyMeasurementRecord(raw: unknown): BodyMeasurementRecord {
  const physical = AccountReply.parse(raw).physicalInformation
  return {
    height_meter: physical?.height ? physical.height / 100 : null,
    weight_kilogram: physical?.weight ?? null,
    max_heart_rate: physical?.maximumHeartRate ?? null,
    raw,
  }
}

/** Minutes east of UTC by the account's settings; null: not named. */
export function accountOffsetMinutes(raw: unknown): number | null {
  return AccountReply.parse(raw).localizationSettings?.timezoneOffsetMinutes ?? null
}

function idOfEmail(email: string | null | undefined): string {
  const address = z
    .string()
    .trim()
    .min(1, 'The account has neither an id nor an e-mail address')
    .parse(email ?? '')
  return `email:${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 32)}`
}
