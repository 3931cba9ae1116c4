import { randomUUID } from 'node:crypto'
import type { Route } from '@corner/contract/route.ts'
import type { Person, Subject } from '../target/club.ts'
import { json, type Sending } from '../target/send.ts'

/** Fields by which a call names whom or what it is about. */
const ABOUT = [
  'teamId',
  'team_id',
  'athleteId',
  'userId',
  'user_id',
  'organizationId',
  'organization_id',
  'sessionId',
  'invitationId',
] as const

/** Valid values of the fields that are about nobody, by name. Secrets are well formed and wrong. */
const VALUES: Record<string, () => unknown> = {
  email: () => `nobody-${randomUUID()}@corner.example`,
  username: () => `nobody-${randomUUID()}`,
  password: () => 'not-the-password-7',
  confirmPassword: () => 'not-the-password-7',
  confirm_password: () => 'not-the-password-7',
  current_password: () => 'not-the-password-7',
  first_name: () => 'Nobody',
  last_name: () => 'Special',
  role: () => 'athlete',
  refresh: () => 'x'.repeat(43),
  code: () => 'x'.repeat(12),
  team_code: () => '',
  state: () => 'x'.repeat(43),
  token: () => 'x'.repeat(43),
  name: () => `Named ${randomUUID()}`,
  sport: () => `Sport ${randomUUID()}`,
  keep_this_device: () => false,
  message: () => 'Who is ready?',
  slug: () => 'hrv-basics',
  provider: () => 'whoop',
  check: () => 'answers',
  passphrase: () => 'a passphrase of many signs',
  scheduled: () => true,
  hour_utc: () => 3,
  keep_days: () => 7,
  keep_weeks: () => 4,
  keep_link: () => true,
  wanted: () => true,
  group: () => 'sleep',
  importId: () => randomUUID(),
}

const VALUES_OF: Record<string, Record<string, () => unknown>> = {
  uploadFile: { name: () => 'night.fit' },
  joinTeam: { team_code: () => 'x'.repeat(12) },
  downloadBackup: { name: () => 'corner-20260101-000000.corner-backup' },
  proveBackup: { name: () => 'corner-20260101-000000.corner-backup' },
  deleteBackup: { name: () => 'corner-20260101-000000.corner-backup' },
}

/** By type; of the others nobody knows the contents: they are refused as damaged. */
const FILES: Record<string, string> = { 'text/csv': 'email,first,last,role\nnew@corner.example,New,Person,athlete\n' }

type Place = 'params' | 'query' | 'body'

/** Which of these fields a route has. */
function fieldsOf(route: Route, place: Place): Record<string, { safeParse(value: unknown): { success: boolean } }> {
  const { shape } = (route[place] ?? {}) as { shape?: Record<string, never> }
  return shape ?? {}
}

/** Whether a call of this route names whom or what it is about. */
export function isAboutSomething(route: Route): boolean {
  return (['params', 'query', 'body'] as const).some((place) =>
    Object.keys(fieldsOf(route, place)).some((field) => (ABOUT as readonly string[]).includes(field)),
  )
}

/**
 * A valid call of a route about a subject.
 * @throws Error for a field that has no valid value here: a new route must not be left out
 */
export function callOf(name: string, route: Route, subject: Subject, sessionId: string): Sending {
  const about: Record<(typeof ABOUT)[number], string> = {
    teamId: subject.team.id,
    team_id: subject.team.id,
    athleteId: subject.athlete.id,
    userId: subject.athlete.id,
    user_id: subject.athlete.id,
    organizationId: subject.empty_organization_id,
    organization_id: subject.organization_id,
    sessionId,
    invitationId: subject.invitation_id,
  }
  const valuesOf = (place: Place) => {
    const values: Record<string, unknown> = {}
    for (const [field, schema] of Object.entries(fieldsOf(route, place))) {
      const value = about[field as never] ?? (VALUES_OF[name] ?? VALUES)[field]?.() ?? VALUES[field]?.()
      if (value !== undefined && schema.safeParse(value).success) values[field] = value
      else if (!schema.safeParse(undefined).success) throw new Error(`${name}: no valid value for ${place}.${field}`)
    }
    return values
  }
  const params = valuesOf('params')
  const query = new URLSearchParams()
  for (const [field, value] of Object.entries(valuesOf('query'))) query.set(field, String(value))
  const path = route.path.replace(/:(\w+)/g, (_, field) => encodeURIComponent(String(params[field])))
  return {
    method: route.method,
    path: query.size > 0 ? `${path}?${query}` : path,
    ...bodyOf(route, () => valuesOf('body')),
  }
}

function bodyOf({ body, rawBody, streamedBody }: Route, values: () => unknown): Pick<Sending, 'headers' | 'body'> {
  if (body) return json(values())
  const type = rawBody ?? streamedBody
  return type ? { headers: { 'content-type': type }, body: FILES[type] ?? '{}' } : {}
}

/** What goes with a call of a person. */
export function asPerson(person: Person | undefined): Record<string, string> {
  return person ? { authorization: `Bearer ${person.token}` } : {}
}
