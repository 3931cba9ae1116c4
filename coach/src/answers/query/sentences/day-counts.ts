import { addDays } from '@corner/analytics/days/calendar.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { writeWhen } from '../../../wording/day-names.ts'
import { writeTests } from '../../../wording/tests.ts'
import { opening, type SentenceParts } from './sentence-parts.ts'

/** Sentences on a figure that counts days. which-days.ts looks up which days they are. */
export const DAY_COUNT_SENTENCES = {
  days: (about: SentenceParts) => {
    const { fact, measure, name, noun, within, isOneDay } = about
    const what = writeTests(measure.test ?? [])
    const isSo = fact.value > 0
    if (isOneDay) return `${opening(about, isSo)}${name} ${isSo ? 'had' : 'did not have'} ${what} ${within}.`
    const judged = counted(fact.records, noun)
    if (!isSo) return `${opening(about, false)}${name} had ${what} on **none of ${judged}** with data ${within}.`
    return `${opening(about, true)}${name} had ${what} on **${fact.value} of ${judged}** with data ${within}.`
  },
  share: ({ fact, measure, name, noun, within, value, beside }: SentenceParts) => {
    const met = beside('days')
    const of = met ? `${met.value} of ${counted(fact.records, noun)}` : counted(fact.records, noun)
    return `${name} had ${writeTests(measure.test ?? [])} on ${value} of the ${noun}s with data ${within} (${of}).`
  },
  longest_streak: (about: SentenceParts) => {
    const { fact, measure, whose, name, noun, over, within, value, beside } = about
    const what = `${noun}s with ${writeTests(measure.test ?? [])}`
    if (fact.value === 0 || fact.date === null) return `${opening(about, false)}${name} had no ${what} ${within}.`
    const now = beside('current_streak')
    const isRunning = now !== undefined && now.date === fact.date && now.value === fact.value
    return `${opening(about, fact.value > 1)}${whose} longest run of ${what} ${over} is ${value}, ${isRunning ? `since ${day(fact.date, about)} and still running` : span(about)}.`
  },
  current_streak: (about: SentenceParts) => {
    const { fact, measure, name, noun, query } = about
    const what = writeTests(measure.test ?? [])
    if (fact.value === 0 || fact.date === null)
      return `${opening(about, false)}${name} has no run of ${noun}s with ${what} now.`
    // The run may have begun before the first day looked at.
    const since = `since ${fact.date === fact.window.from ? 'at least ' : ''}`
    const first = day(fact.date, about)
    const row = `${counted(fact.value, noun)} in a row`
    if (query.asks === 'when')
      return `${name} has had ${what} ${since}**${first}**: ${fact.value === 1 ? `1 ${noun} so far` : row}.`
    return `${opening(about, true)}${name} has had ${what} for **${fact.value === 1 ? `1 ${noun}` : row}**, ${since}${first}.`
  },
  missing_days: (about: SentenceParts) => {
    const { fact, measure, name, within, label } = about
    const what = measure.metric === 'any_record' ? 'record' : `${label} record`
    const days = counted(fact.window.days, 'day')
    if (fact.value === 0)
      return `${opening(about, false)}${name} has missed none of the ${days} ${within}: there is a ${what} of each.`
    return `${opening(about, true)}${name} has no ${what} on **${fact.value} of ${days}** ${within}.`
  },
  record_age: ({ fact, measure, query, whose, label, noun, on, value }: SentenceParts) => {
    const { where } = measure.days ?? query.days
    const record = measure.metric === 'any_record' ? 'newest record' : `newest ${label}`
    const what = where ? `last ${noun} with ${writeTests(where)}` : record
    const day = on.replace(/^on /, '')
    return `${whose} ${what} is of **${day}**${fact.value === 0 ? '' : `, ${value.replaceAll('*', '')} ago`}.`
  },
} as const

/** `Mon Nov 16`, `today`. */
const day = (date: CalendarDay, { today }: SentenceParts) => writeWhen(date, today).replace(/^on /, '')

/** `from Mon Nov 16 to Fri Nov 20`; weekdays alone do not tell the first day from the last. */
function span(about: SentenceParts): string {
  const { fact, query } = about
  const first = fact.date ?? fact.window.from
  const isOfAllDays = query.days.weekdays === undefined && query.days.where === undefined
  if (!isOfAllDays) return `beginning ${writeWhen(first, about.today)}`
  if (fact.value === 1) return writeWhen(first, about.today)
  return `from ${day(first, about)} to ${day(addDays(first, fact.value - 1), about)}`
}
