import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { citeArticle } from '../../articles/sources.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { sentences } from '../../phrases/lists.ts'
import { clocksIn, writeClock } from '../read/times.ts'
import { sayDay } from './people.ts'
import { type SheetRow, writeSheet } from './sheet.ts'

const HOUR = 60
/** From waking until the bus, where nothing was said. */
const GETTING_READY = 60
/** Somebody who leaves between three and nine in the morning has to be in bed early. */
const EARLY = [180, 540] as const
const [SLEEP_LEAST, SLEEP_MOST] = [8, 10]

/** A travel day by the given times, counted back to bed time, with what the articles say about travelling. */
export async function makeTravel(plan: TeamPlan, topic: string, context: AnswerContext): Promise<string> {
  const [leave = plan.from, ...later] =
    plan.from === undefined
      ? clocksIn(topic.toLowerCase())
      : [plan.from, ...clocksIn(topic.toLowerCase()).filter((time) => time !== plan.from)]
  const isEarly = leave !== undefined && leave >= EARLY[0] && leave <= EARLY[1] && !/\d ?p\.?m/i.test(topic)
  const wake = leave === undefined || !isEarly ? undefined : leave - GETTING_READY
  const row = (title: string, text: string, isExtra = false): SheetRow => ({
    cells: [title, text],
    text: `**${title}**: ${text}`,
    ...(isExtra && { isExtra: true as const }),
  })
  const rows = [
    wake === undefined
      ? row('Night before', `${SLEEP_LEAST} to ${SLEEP_MOST} h of sleep, bag packed`)
      : row(
          `Night before, by ${writeClock(wake - SLEEP_LEAST * HOUR)}`,
          `lights out, for ${SLEEP_LEAST} h at least; teenagers need up to ${SLEEP_MOST}`,
        ),
    ...(wake === undefined ? [] : [row(writeClock(wake), 'up, eat and drink something')]),
    ...(leave === undefined ? [] : [row(writeClock(leave), 'leave')]),
    ...later.slice(0, 4).map((time) => row(writeClock(time), 'as you said')),
    row('Bring', 'water bottle, food that you know, layers, pillow, strap and charger'),
    row(
      'On the way',
      'drink, stand up at each stop; a nap of 20 to 90 min, over half an hour before the warm-up',
      true,
    ),
    row('On arrival', 'a light sweat at most, then a meal', true),
    row('First night', 'bed at the usual hour; travel fatigue is gone after a good night', true),
  ]
  return writeSheet(
    {
      title: `Travel day${sayDay(plan, context.scope.today)}`,
      columns: ['When', 'What'],
      rows,
      beneath: [
        sentences(
          leave === undefined
            ? 'No time was said: tell me when you leave and I count back.'
            : wake !== undefined && `I took ${GETTING_READY} minutes from waking to leaving.`,
          'Add meals, hotel and weigh-in times of your trip.',
        ),
      ],
      sources: await citeArticle(context.toolbox, 'travel-and-jet-lag', 'naps', 'sleep-need'),
    },
    plan,
  )
}
