import { addDays } from '@corner/analytics/days/calendar.ts'
import { inNight } from '@corner/analytics/days/night-phrase.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { citeArticle } from '../../articles/sources.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { paragraphs, sentences } from '../../phrases/lists.ts'
import { usualNights } from '../../values/usual-nights.ts'
import { judgeSleep, SHORT } from '../enough-sleep/judge-sleep.ts'
import { readNights } from '../enough-sleep/read-nights.ts'
import { WEEK } from '../week-figures.ts'

const NEED = 'Adults need 7 to 9 h a night, teenagers 8 to 10, and people differ (Walsh 2021).'
const hours = (value: number) => writeValue('sleep_duration', value)

/** How much sleep an athlete needs tonight: their usual night, at least the mark of a short one, and what is missing. */
export async function saySleepNeed(athlete: KnownAthlete, context: AnswerContext): Promise<string> {
  const { today } = context.scope
  const read = await readNights(athlete, { from: addDays(today, 1 - WEEK), until: today }, context)
  const cited = await citeArticle(context.toolbox, 'sleep-need')
  if (!read)
    return paragraphs(
      `**7 to 9 h**: no night of ${boldName(athlete.name)} is recorded over the last ${WEEK} days.`,
      NEED,
      cited,
    )
  const { newest, mean, usual } = read
  const goal = usual === null ? SHORT : Math.max(SHORT, usual)
  const judged = [judgeSleep(newest.hours, usual, 'night'), judgeSleep(mean.value, usual, 'average')]
  const isMissing = judged.some(({ isEnough }) => !isEnough)
  const name = boldName(athlete.name)
  const beds = await usualNights('bed_time', { ids: [athlete.id] }, 28, context)
  const bed = beds.get(athlete.id)
  const time = bed === undefined ? '' : `, usually ${writeValue('bed_time', bed)}`
  return paragraphs(
    sentences(
      `**${isMissing ? 'At least' : 'About'} ${hours(goal)}**${isMissing ? ', and an earlier night' : ', the usual'}: ${name} had ${hours(newest.hours)} of sleep ${inNight(newest.date, today)} and ${hours(mean.value)} a night over the last ${WEEK} days (${mean.records} of ${WEEK} nights)${usual === null ? '' : `, usually ${hours(usual)}`}.`,
      newest.date < today && "Last night's is not in yet.",
      isMissing
        ? `In bed 30 to 60 minutes earlier${time}.`
        : `Nothing to catch up: in bed at the usual time${time}.`.replace(', usually', ','),
    ),
    NEED,
    cited,
  )
}
