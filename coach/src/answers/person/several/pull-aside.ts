import { writeFigure } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { type AthleteVerdict, isFresh, ofVerdict, questionFor, writeJudged } from '../../day/verdicts.ts'
import { bullets, joinAnd, paragraphs } from '../../phrases/lists.ts'
import { askThem, OPEN_QUESTION } from '../asks.ts'
import { WEEK } from '../week-figures.ts'
import type { WriteSeveral } from '../writers.ts'

/** More are no private conversation any more. */
const MOST = 3
const HOW = 'Alone, on the way out or while the others stretch, and without the numbers in front of anybody.'

/** Whom to take aside: those with the most signs, or who slept least where sleep is the topic. */
export const sayPullAside: WriteSeveral = async (judged, { person, day }, context) => {
  if (person.about === 'sleep') return saySleepers(judged, context)
  if (day?.limit !== undefined) return sayWithQuestions(judged, day.limit, context)
  const held = ofVerdict(judged, 'easy', 'lighter').slice(0, MOST)
  const [first] = held
  if (!first) return '**Nobody has to**: no fresh record asks for less than the plan today.'
  return paragraphs(
    `${boldName(first.athlete.name)} first${held.length > 1 ? ', then the others' : ''}:`,
    held.map((one, place) => `${place + 1}. ${writeJudged(one, context.scope.today)}`).join('\n'),
    `${HOW} ${askThem(first)}`,
  )
}

/** At most so many, each with the reason and what to ask; nobody is added only to reach the number. */
function sayWithQuestions(judged: readonly AthleteVerdict[], most: number, { scope }: AnswerContext): string {
  const needed = [...ofVerdict(judged, 'easy', 'lighter'), ...ofVerdict(judged, 'as_planned').filter(hasSigns)]
  const told = needed.slice(0, most)
  if (told.length === 0) return '**Nobody has to**: no fresh record speaks for a word before practice.'
  const without = judged.filter((one) => !isFresh(one)).map(({ athlete }) => boldName(athlete.name))
  return paragraphs(
    told.length === 1 ? '**One** needs a word:' : `**${told.length}** to talk to, in the order of the Team Overview:`,
    told
      .map(
        (one, place) => `${place + 1}. ${writeJudged(one, scope.today)}. Ask: "${questionFor(one) ?? OPEN_QUESTION}"`,
      )
      .join('\n'),
    without.length > 0 && `No fresh recovery of ${joinAnd(without)} has come: ask them how they feel.`,
  )
}
const hasSigns = ({ signs }: AthleteVerdict) => signs.length > 0

async function saySleepers(judged: readonly AthleteVerdict[], context: AnswerContext): Promise<string> {
  const { rows } = await lookUp(
    {
      who: {},
      measures: [
        { metric: 'sleep_duration', aggregate: 'mean' },
        { metric: 'bed_time', aggregate: 'mean' },
      ],
      days: { window: { last: WEEK } },
      by: ['athlete'],
      order: 'lowest',
      limit: MOST,
      asks: 'who',
    },
    context,
  )
  const lines = rows.flatMap(({ group, facts: [hours, bed] }) =>
    group.athlete && isKnown(hours)
      ? [
          `${boldName(group.athlete.name)}: ${writeFigure(hours.measure, hours.value)} a night over the last ${WEEK} days${isKnown(bed) ? `, in bed at ${writeFigure(bed.measure, bed.value)}` : ''}`,
        ]
      : [],
  )
  const first = judged.filter(isFresh).find(({ athlete }) => athlete.id === rows[0]?.group.athlete?.id)
  return paragraphs(
    `Those who sleep least, ${rows[0]?.group.athlete ? `${boldName(rows[0].group.athlete.name)} first` : 'by the week'}:`,
    bullets(lines),
    `${HOW} ${first ? askThem({ ...first, signs: [], along: [] }, 'What time do you get to bed, and what keeps you up?') : ''}`.trim(),
  )
}
