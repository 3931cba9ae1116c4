import { endedText, type LinkState, PAUSED_TEXT } from '@corner/analytics/athlete/link-state.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { idsInput } from '../context/people-of.ts'
import { type RequestDays, requestDays } from '../context/request-days.ts'
import { LINKS_ENDED, linkEnded } from '../ended-links.ts'
import { bullets, joinAnd, paragraphs } from '../phrases/lists.ts'
import type { OverviewAnswer } from './overview-answer.ts'

type Coverage = ToolResult<'data_coverage'>
type Athlete = Coverage['athletes'][number]

/** Who has data, who has none, and who is not connected. */
export const answerCoverage: OverviewAnswer = async (meant, { days }, { scope, toolbox, message }) => {
  const asked = requestDays(days ?? {}, scope)
  const result = await toolbox.call('data_coverage', { athletes: idsInput(meant), window: asked.window })
  if (meant.isTeam) return writeTeam(result, asked, message)
  const texts = result.athletes.map((athlete) => writeAthlete(athlete, result, asked, scope.today))
  return texts.length > 1 ? bullets(texts) : (texts[0] ?? '')
}

function writeTeam(
  { window, total, connected, linksEnded, withData, percentWithData, nights, athletes }: Coverage,
  { within }: RequestDays,
  message: string,
): string {
  if (percentWithData === null) return 'The team has no athletes yet, so there is no data.'
  const notConnected = athletes.filter(({ link }) => link === 'none')
  const ended = athletes.filter(({ link }) => link === 'ended')
  const paused = athletes.filter(({ isPaused }) => isPaused)
  const silent = athletes.filter(
    ({ link, isPaused, daysWithData }) => link === 'linked' && !isPaused && daysWithData === 0,
  )
  const gaps = athletes.filter(
    ({ link, daysWithData, recoveryDays }) => link !== 'none' && daysWithData > 0 && recoveryDays < window.days,
  )
  const isComplete = notConnected.length + ended.length + paused.length + silent.length + gaps.length === 0
  const isOfNights = window.days > 1 && nights.percent !== null
  return paragraphs(
    isOfNights &&
      asksForNights(message) &&
      `**${Math.round(nights.percent ?? 0)}%** of athlete-nights have a recovery ${within}: ${nights.recorded} of ${nights.all}.`,
    `**${Math.round(percentWithData)}%** of the team has data ${within}: ${withData} of ${counted(total, 'athlete')}, ${[`${connected} of them connected`, endedText(linksEnded)].filter(Boolean).join(', ')}.${isComplete ? ' Nobody is missing data.' : ''}`,
    bullets(
      [
        line('Not connected', notConnected, () => ''),
        line(LINKS_ENDED, ended, () => ''),
        line(PAUSED_TEXT, paused, () => ''),
        line('Connected, but no data', silent, () => ''),
        line(
          'Missing data, recovery on some nights only',
          gaps,
          ({ recoveryDays }) => ` (${recoveryDays} of ${window.days})`,
        ),
      ].filter(Boolean),
    ),
  )
}

/** "What share of athlete-nights did we capture". */
const asksForNights = (message: string) => /\b(complian\w+|adheren\w+|captur\w+|completeness|nights?)\b/i.test(message)

function line(title: string, athletes: readonly Athlete[], detail: (athlete: Athlete) => string): string {
  if (athletes.length === 0) return ''
  return `${title}: ${joinAnd(athletes.map((one) => `${plainName(one.athlete.name)}${detail(one)}`))}`
}

const NO_DATA: Record<LinkState, (name: string, within: string) => string> = {
  linked: (name, within) => `There is no data of ${name} ${within}, though the device is connected.`,
  ended: (name, within) =>
    `The link of ${name}'s device ended, and there is no data ${within}: it has to be connected again.`,
  none: (name, within) => `${name} is not connected to a device, and there is no data ${within}.`,
}

/** What follows the days with data. */
const DEVICE: Record<LinkState, string> = {
  linked: '',
  ended: ` ${linkEnded('the device')}`,
  none: ' The device is not connected now.',
}

function writeAthlete(one: Athlete, { window }: Coverage, { within }: RequestDays, today: CalendarDay): string {
  const name = boldName(one.athlete.name)
  if (one.daysWithData === 0)
    return one.isPaused
      ? `There is no data of ${name} ${within}: the link of the device is paused by the athlete.`
      : NO_DATA[one.link](name, within)
  const missing =
    one.missingDays.length > 0 && one.missingDays.length <= 10
      ? ` No data on ${joinAnd(one.missingDays.map((day) => writeWeekday(day, today)))}.`
      : ''
  const newest = one.newestDay === null ? '' : ` The newest record is of ${writeWeekday(one.newestDay, today)}.`
  return `${name} has data on **${one.daysWithData} of ${counted(window.days, 'day')}** ${within}: recovery on ${one.recoveryDays}, sleep on ${one.sleepDays}, strain on ${one.strainDays}.${newest}${missing}${one.isPaused ? ' The link of the device is paused by the athlete.' : DEVICE[one.link]}`
}
