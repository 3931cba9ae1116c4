import { addDays } from '@corner/analytics/days/calendar.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import type { ChatQuestion } from '../../conversation/chat-question.ts'
import { numberNamed } from '../../language/words/number-words.ts'
import { isMixedTeam } from '../../reading/readiness-meant.ts'
import { writeValue } from '../../wording/figures.ts'
import { metricCalled } from '../../wording/metrics.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { isKnown, lookUp } from '../context/look-up.ts'
import { bullets, joinFew, paragraphs, sentences } from '../phrases/lists.ts'

const RHR = '(?:rhr|resting (?:hr|heart rate))'
const BOTH_OFF = new RegExp(
  String.raw`^\W*(?:who|whos|who's|whose|anyone|anybody|does anyone|list)\b.*\b(?:${RHR} (?:and|&|plus) (?:the )?hrv|hrv (?:and|&|plus) (?:the )?${RHR})\b.*\b(?:off|out of range|bad|wrong)\b`,
  'i',
)
const hrv = { metric: 'hrv', aggregate: 'latest' } as const
const heartRate = { metric: 'resting_heart_rate', aggregate: 'latest' } as const

/** "Who has RHR and HRV both off": both on the worse side of the own range, in a team of several makers. */
export const bothOff = ({ message, scope }: ChatQuestion): Request | undefined =>
  isMixedTeam(scope) && /\bboth\b/i.test(message) && BOTH_OFF.test(message)
    ? {
        kind: 'query',
        query: {
          who: {
            where: [
              { measure: heartRate, is: 'above', than: { of: 'own_high' } },
              { measure: hrv, is: 'below', than: { of: 'own_low' } },
            ],
          },
          measures: [heartRate, hrv],
          days: {},
          by: ['athlete'],
          asks: 'who',
        },
      }
    : undefined

const MOST = 14
const METRICS: readonly (readonly [RegExp, string])[] = [
  [/\bhrv\b/i, 'hrv'],
  [new RegExp(String.raw`\b${RHR}\b`, 'i'), 'resting_heart_rate'],
  [/\breadiness\b/i, 'corner_readiness'],
  [/\bsle(?:ep|pt)\b/i, 'sleep_duration'],
]
const FALLS = /\b(?:drop\w*|fall\w*|fell|declin\w*|decreas\w*|sink\w*|(?:going|went|trending|is|are|been) down)\b/i
const RISES = /\b(?:ris\w*|rose|climb\w*|increas\w*|(?:going|went|trending|is|are) up)\b/i
const IN_A_ROW =
  /\b(\d{1,2}|two|three|four|five|six|seven) (?:days?|nights?|mornings?|times) (?:in a row|straight|running|on end)\b|\b(\d{1,2}|two|three|four|five|six|seven) (?:straight|consecutive) (?:days?|nights?|mornings?)\b/i

/** Whose figure fell, or rose, from one morning to the next so many times; undefined: it is not asked. */
export async function answerRunOfDays({ message, scope, toolbox }: ChatQuestion): Promise<string | undefined> {
  const [, first, second] = IN_A_ROW.exec(message) ?? []
  const said = (first ?? second ?? '').toLowerCase()
  const times = numberNamed(said) ?? Number(said)
  const metric = METRICS.find(([words]) => words.test(message))?.[1]
  const isFall = FALLS.test(message)
  if (!isMixedTeam(scope) || metric === undefined || !(isFall || RISES.test(message))) return undefined
  if (!(times >= 2 && times <= MOST) || !/\b(?:who|whos|who's|whose|any\w*|which|list)\b/i.test(message))
    return undefined
  const { rows, leftOut } = await lookUp(
    {
      who: {},
      measures: [{ metric, aggregate: 'mean' }],
      days: { window: { last: times + 2 } },
      by: ['athlete', 'day'],
      asks: 'value',
    },
    { toolbox },
  )
  const known = rows.flatMap(({ group: { athlete, day }, facts: [fact] }) =>
    athlete && day !== undefined && isKnown(fact) ? [{ athlete, date: day, value: fact.value }] : [],
  )
  const runs = [...Map.groupBy(known, ({ athlete }) => athlete.id).values()].map((days) => {
    const newest = days.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-1 - times)
    return { name: newest[0]?.athlete.name ?? '', days: newest, isWhole: isUnbroken(newest, times) }
  })
  const judged = runs.filter(({ isWhole }) => isWhole)
  const met = judged.filter(({ days }) =>
    days.every(({ value }, place) => {
      const before = days[place - 1]?.value
      return before === undefined || (isFall ? value < before : value > before)
    }),
  )
  const { label } = metricCalled(metric)
  const what = `${label} ${isFall ? 'fell' : 'rose'} ${times} mornings in a row`
  const without = [
    ...runs.filter(({ isWhole }) => !isWhole).map(({ name }) => name),
    ...leftOut.map(({ athlete }) => athlete.name),
  ]
  return paragraphs(
    met.length === 0
      ? `**Nobody's** ${what}: none of the ${counted(judged.length, 'athlete')} with the ${times + 1} mornings that it takes.`
      : `The ${what} for **${met.length} of ${judged.length}** with the ${times + 1} mornings that it takes:`,
    bullets(
      met.map(
        ({ name, days }) => `${boldName(name)}: ${days.map(({ value }) => writeValue(metric, value)).join(', ')}`,
      ),
    ),
    sentences(
      without.length > 0 && `Not all of these mornings: ${joinFew([...new Set(without)].map(plainName))}.`,
      met.length > 0 && 'A fall or rise within what is usual for somebody says little by itself.',
    ),
  )
}

const isUnbroken = (days: readonly { date: string }[], times: number): boolean =>
  days.length === times + 1 &&
  days.every(({ date }, place) => place === 0 || date === addDays(days[place - 1]?.date ?? date, 1))
