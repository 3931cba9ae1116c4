import type { DayRecords } from '@corner/analytics/athlete/day-records.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import { isMixedTeam } from '../../reading/readiness-meant.ts'
import type { CoachScope } from '../../scope.ts'
import { LOOK_BACK_DAYS } from '../../tools/query/days-needed.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { boldName } from '../../wording/names.ts'
import { bullets, joinAnd, paragraphs } from '../phrases/lists.ts'

const WORN = 'devices?|wearables?|straps?|rings?|watch(?:es)?|trackers?|makers?'
const DEVICE = new RegExp(String.raw`\b(?:${WORN})\b`, 'i')
const WHAT_PAUSES = String.raw`\b(?:${WORN}|links?|sync\w*|data)\b`
const OF_LINK = new RegExp(WHAT_PAUSES, 'i')
const PAUSED = /\bpaus(?:e|ed|es|ing)\b/i
/** "Who paused", with no more said. */
const ONLY_PAUSED =
  /^\W*(?:who|whos|who's|who is|who has|has anyone|did anyone|anyone|anybody)(?: has| is| have| had)? paused?\W*$/i
const CHANGED = new RegExp(
  String.raw`\b(?:chang(?:e|ed|es|ing)|switch(?:ed|es|ing)?|swap(?:ped|s)?|new|different)\b.*(?:${WHAT_PAUSES})|\b(?:${WORN})\b.*\b(?:chang(?:ed|es|e)|switched|swapped)\b`,
  'i',
)
const OF_PEOPLE = /\b(?:who|whos|who's|whose|did|does|has|have|is|are|any|anyone|anybody|somebody|someone|when|list)\b/i

/** In a team of several makers, who paused their device, and who changed it and when; undefined: neither is asked. */
export async function answerDeviceState(message: string, scope: CoachScope): Promise<string | undefined> {
  if (!isMixedTeam(scope) || !OF_PEOPLE.test(message)) return undefined
  if (ONLY_PAUSED.test(message) || (PAUSED.test(message) && OF_LINK.test(message)))
    return sayPaused(await scope.records(LOOK_BACK_DAYS))
  if (!CHANGED.test(message) || /\b(?:recover\w*|sleep|hrv|strain|numbers?|scores?)\b|\bchanged? in\b/i.test(message))
    return undefined
  if (!DEVICE.test(message)) return undefined
  return sayChanged(await scope.records(LOOK_BACK_DAYS), scope)
}

function sayPaused(everybody: readonly DayRecords[]): string {
  const paused = everybody.filter(({ link_paused }) => link_paused)
  if (paused.length === 0) return '**Nobody** has paused the link of their device.'
  const names = joinAnd(paused.map(({ athlete_name }) => boldName(athlete_name)))
  return `${names} ${paused.length === 1 ? 'has' : 'have'} paused the link of the device: nothing new comes until it is taken up again.`
}

function sayChanged(everybody: readonly DayRecords[], { today }: CoachScope): string {
  const lines = everybody.flatMap((records) =>
    changesOf(records).map(
      ({ date, before, after }) =>
        `${boldName(records.athlete_name)}: from ${providerLabel(before)} to ${providerLabel(after)}, ${writeWeekday(date, today)}`,
    ),
  )
  const within = `in the last ${LOOK_BACK_DAYS} days`
  return lines.length === 0
    ? `**Nobody's** records come from another maker than before ${within}. A second device of the same maker does not show here.`
    : paragraphs(`Records of another maker than before ${within}, by its first day:`, bullets(lines))
}

/** Of recoveries, and of nights where no recovery changes. */
function changesOf({ recovery_data, sleep_data }: DayRecords) {
  const of = (records: readonly { date: string; maker?: string | undefined }[]) =>
    records.flatMap(({ date, maker }, place) => {
      const before = records[place - 1]?.maker
      return before !== undefined && maker !== undefined && before !== maker ? [{ date, before, after: maker }] : []
    })
  const ofRecovery = of(recovery_data)
  return ofRecovery.length > 0 ? ofRecovery : of(sleep_data)
}
