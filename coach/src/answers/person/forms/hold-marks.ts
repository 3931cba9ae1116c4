import { RUN_NIGHTS, SHORT_NIGHT_HOURS } from '@corner/analytics/day-verdict/short-sleep.ts'
import { VITALS_ON_ONE_NIGHT, VITALS_TOGETHER } from '@corner/analytics/day-verdict/vital-signs.ts'
import { inWords } from '@corner/analytics/numbers/number-words.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { ToolResult } from '../../../tools/every-tool.ts'
import { writeValue } from '../../../wording/figures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { boldName } from '../../../wording/names.ts'
import { writeTexts } from '../../day/verdicts.ts'
import { bullets, capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { asksOfReturn } from '../intent/return-patterns.ts'
import { signsOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'

type Mark = ToolResult<'vital_marks'>['marks'][number]

/**
 * Which of somebody's own readings would mean holding them back, by the rules of the day's verdict; then what no
 * reading shows.
 */
export const sayHoldMarks: WriteOne = async (one, athlete, _asked, context) => {
  const { marks } = await context.toolbox.call('vital_marks', { athlete: athlete.id })
  const signs = signsOf(one)
  const lighter = PERFORMANCE_GUIDANCE.recoveryModerateFrom
  return paragraphs(
    `**${boldName(athlete.name).replaceAll('**', '')}**: out of live wrestling with a recovery under ${writeValue('recovery', CAUTION_FROM)}. A lighter day with one under ${writeValue('recovery', lighter)}, with ${inWords(VITALS_ON_ONE_NIGHT)} of these at once, or with one of them two mornings in a row; ${inWords(VITALS_TOGETHER)} at once: ask before training.`,
    bullets([
      ...marks.map(writeMark),
      `Recovery${one.usual === null ? '' : ` is usually ${writeValue('recovery', one.usual)},`} now ${writeValue('recovery', one.recovery)}; sleep under ${SHORT_NIGHT_HOURS} h ${inWords(RUN_NIGHTS)} nights in a row counts like a low one`,
    ]),
    sentences(
      signs.length > 0 ? `Off already: ${writeTexts(signs)}.` : 'None of the vital signs is off today.',
      OF_INJURY.test(context.message) || asksOfReturn(context.message.toLowerCase())
        ? 'Whatever the readings: pain, swelling or a guarded movement is a stop, and clearance stays with the medical staff.'
        : 'Whatever the readings: fever, a sore throat, stomach trouble or a warm-up that feels wrong is a stop, and the athletic trainer decides.',
    ),
  )
}

const OF_INJURY =
  /\b(shoulder|knee|ankle|elbow|wrist|back|neck|hip|hamstring|groin|rib|injur\w*|sprain\w*|strain(ed)?|step|return|move (him|her) up|cleared|(goes?|gets?|starts?) (live|back|full))\b/i

function writeMark({ metric, usual, mark }: Mark): string {
  const value = writeValue(metric, mark)
  if (metric === 'skin_temperature')
    return `Skin temperature ${value.replace(/ above.*/, '')} or more above their own mean`
  const way = metric === 'hrv' ? 'or less' : 'or more'
  return `${capital(labelOf({ metric }))} ${value} ${way} (usually ${writeValue(metric, usual)})`
}
