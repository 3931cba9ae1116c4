import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Who } from '@corner/contract/entities/query.ts'

const PEOPLE =
  '(?:guys|ones|kids|boys|girls|athletes|wrestlers|players|dudes|those|everybody|everyone|anybody|anyone|people)'
const BAD =
  '(?:crap|crappy|shit\\w*|badly|bad|poorly|poor|terribl[ey]|horribl[ey]|awful(?:ly)?|(?:the )?(?:least|worst)|too little|not enough|short)'

const PICKS: readonly (readonly [RegExp, Who])[] = [
  [
    new RegExp(
      `\\b${PEOPLE} (?:(?:who|that|whose)\\b.{0,20}|.{0,12})\\b(?:sleep\\w*|slept)\\b.{0,12}\\b${BAD}\\b|\\b${BAD} (?:sleepers|sleeping)\\b|\\b${PEOPLE} .{0,20}\\b(?:short on sleep|under-?sleep\\w*|not sleep\\w*|\\w+n'?t (?:been )?sleep\\w*|\\w+n'?t get\\w* (?:enough )?sleep)\\b`,
      'i',
    ),
    {
      where: [
        {
          measure: { metric: 'sleep_duration', aggregate: 'mean' },
          is: 'below',
          than: PERFORMANCE_GUIDANCE.shortSleepBelowHours,
        },
      ],
    },
  ],
  [
    new RegExp(
      `\\b${PEOPLE} (?:(?:who|that) (?:is|are) |that'?re |who'?re )?(?:in the )?red\\b|\\bthe reds?\\b(?= (?:guys|ones|kids|today))`,
      'i',
    ),
    { where: [{ measure: { metric: 'recovery', aggregate: 'latest' }, is: 'below', than: CAUTION_FROM }] },
  ],
]

/** Athletes a text is for, chosen by how they do: "the guys who sleep like crap"; undefined: none are chosen so. */
export const readersByMetric = (message: string): Who | undefined =>
  PICKS.find(([pattern]) => pattern.test(message.replace(/[’]/g, "'")))?.[1]

/** Another text next to the last one, for other readers. */
export const isSeparateText = (message: string): boolean =>
  /\b(separate|different|second|another|new|own|extra) (one|text|message|msg|version|note)\b|\bone (just|only) for\b/i.test(
    message,
  )
