import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Grant } from '../oauth/grants.ts'
import { DAY_MS, type DayNumber, utcDay } from '../people/calendar-day.ts'
import { memberDay } from '../people/history.ts'
import type { Cloud } from './cloud.ts'
import type { Scope } from './oauth.ts'
import { measureGroups } from './records/measures.ts'
import { hasSummary, summaryOf } from './records/summaries.ts'
import { NOT_ALLOWED, NOT_SIGNED_IN, Refusal, TOO_MANY_REQUESTS, WRONG_PARAMETER } from './refusal.ts'

/** Withings gives no page size: it is the simulator's own. */
const NIGHTS_A_PAGE = 40
const MEASURED_DAYS = 60

type Form = Record<string, string>

/** The calls of docs/withings.md: each is a POST with an action, and answers 200. */
export function apiRoutes(app: FastifyInstance, cloud: Cloud): void {
  const serve = (path: string, action: string, scope: Scope, answer: (grant: Grant, form: Form) => object) => {
    app.post<{ Body: Form | undefined }>(path, (request) => {
      const form = request.body ?? {}
      const grant = admit(cloud, request, scope)
      if (form.action !== action) throw new Refusal(WRONG_PARAMETER, 'Invalid Params: invalid action')
      return { status: 0, body: answer(grant, form) }
    })
  }

  serve('/v2/sleep', 'getsummary', 'user.activity', ({ member }, form) => {
    const [first, last] = [readDay(form, 'startdateymd'), readDay(form, 'enddateymd')]
    const fields = (form.data_fields ?? '').split(',').filter(Boolean)
    const offset = Number(form.offset ?? 0)
    const nowMs = cloud.clock.nowMs()
    const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) =>
      memberDay(cloud.seed, member, first + place),
    ).filter((day) => hasSummary(day, nowMs))
    const series = days.slice(offset, offset + NIGHTS_A_PAGE).map((day) => summaryOf(day, fields))
    const more = days.length > offset + NIGHTS_A_PAGE
    return { series, more, offset: more ? offset + NIGHTS_A_PAGE : 0 }
  })

  serve('/measure', 'getmeas', 'user.metrics', ({ member }, form) => {
    const types = (form.meastypes ?? '').split(',').map(Number)
    const nowMs = cloud.clock.nowMs()
    const today = utcDay(nowMs)
    const days = Array.from({ length: MEASURED_DAYS }, (_, ago) => memberDay(cloud.seed, member, today - ago))
    return {
      updatetime: Math.floor(nowMs / 1000),
      timezone: 'America/Chicago',
      measuregrps: measureGroups(days, types, nowMs),
      more: 0,
      offset: 0,
    }
  })
}

/** The grant of the request's token. @throws Refusal */
function admit({ clock, grants, counts, limit }: Cloud, { headers }: FastifyRequest, scope: Scope): Grant {
  const nowMs = clock.nowMs()
  const token = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const grant = token === undefined ? undefined : grants.findByAccessToken(token, nowMs)
  if (!grant) throw new Refusal(NOT_SIGNED_IN, 'invalid_token: The access token provided is invalid')
  const count = counts.of(grant.client_id, 60, nowMs)
  if (count.used >= limit) throw new Refusal(TOO_MANY_REQUESTS, 'Too Many Requests')
  count.used += 1
  if (!grant.scopes.includes(scope)) throw new Refusal(NOT_ALLOWED, `Insufficient scope: ${scope}`)
  return grant
}

function readDay(form: Form, name: string): DayNumber {
  const time = /^\d{4}-\d\d-\d\d$/.test(form[name] ?? '') ? Date.parse(form[name] ?? '') : Number.NaN
  if (Number.isNaN(time)) throw new Refusal(WRONG_PARAMETER, `Invalid Params: invalid ${name}`)
  return Math.floor(time / DAY_MS)
}
