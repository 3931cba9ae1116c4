import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'
import { PersonalActivityData, PersonalDay, PersonalHrvData, PersonalSleepData } from '../entities/personal-records.ts'
import { ErrorReply } from '../errors.ts'
import { Days, DEFAULT_PERIOD } from '../periods.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'

const subject = 'Own records'
const query = z
  .object({ days: Days.default(DEFAULT_PERIOD), start: CalendarDay.optional(), end: CalendarDay.optional() })
  .refine(({ start, end }) => !start || !end || start <= end, {
    path: ['end'],
    message: 'end must not lie before start',
  })

export const ownHrv = defineRoute({
  method: 'GET',
  path: '/api/hrv/user/',
  access: EVERY_ROLE,
  subject,
  summary: 'Own HRV',
  query: z.object({ days: Days.default(DEFAULT_PERIOD) }),
  replies: { 200: PersonalHrvData, 400: ErrorReply, 401: ErrorReply, 403: ErrorReply },
})

export const ownSleep = defineRoute({
  method: 'GET',
  path: '/api/wearables/sleep/',
  access: EVERY_ROLE,
  subject,
  summary: 'Own nights; start and end, both included, go before days',
  query,
  replies: { 200: PersonalSleepData, 400: ErrorReply, 401: ErrorReply, 403: ErrorReply },
})

export const ownActivity = defineRoute({
  method: 'GET',
  path: '/api/wearables/activity/',
  access: EVERY_ROLE,
  subject,
  summary: 'Own days and workouts; start and end, both included, go before days',
  query,
  replies: { 200: PersonalActivityData, 400: ErrorReply, 401: ErrorReply, 403: ErrorReply },
})

export const ownDay = defineRoute({
  method: 'GET',
  path: '/api/wearables/day/',
  access: EVERY_ROLE,
  subject,
  summary: 'What today asks for, as the own coach reads it',
  replies: { 200: PersonalDay, 401: ErrorReply },
})
