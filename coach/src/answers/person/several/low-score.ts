import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { VITALS_ON_ONE_NIGHT } from '@corner/analytics/day-verdict/vital-signs.ts'
import { inWords } from '@corner/analytics/numbers/number-words.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { isFresh, writeNamedStanding } from '../../day/verdicts.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import type { WriteSeveral } from '../writers.ts'

/** What a low score of the next morning would mean, by the rule of the day's verdict, and where each stands now. */
export const sayLowScore: WriteSeveral = (judged, _asked, { scope }) =>
  paragraphs(
    `**Under ${writeValue('recovery', CAUTION_FROM)}: out of live wrestling. Under ${writeValue('recovery', PERFORMANCE_GUIDANCE.recoveryModerateFrom)}: a lighter day**, and also with ${inWords(VITALS_ON_ONE_NIGHT)} vital signs off at once. A hard day needs ${writeValue('recovery', PERFORMANCE_GUIDANCE.recoveryHighFrom)} or more.`,
    bullets(
      judged.map((one) =>
        isFresh(one)
          ? `${writeNamedStanding(one, scope.today)}: ${VERDICT_WORDS[one.verdict].short} as it stands`
          : `${boldName(one.athlete.name)}: no fresh score, ask first`,
      ),
    ),
    'I make no forecasts: look again when the score is in.',
  )
