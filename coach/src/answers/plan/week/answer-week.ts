import { citeArticle } from '../../articles/sources.ts'
import type { AnswerContext } from '../../asked/answer-context.ts'
import type { PeopleMeant } from '../../asked/people-of.ts'
import { sayNotJudged } from '../../day/lists/beside-lists.ts'
import { judgeDay } from '../../day/verdicts.ts'
import { paragraphs, sentences } from '../../phrases/lists.ts'
import { writeDayOff, writeHardDays } from './of-days.ts'
import { writeEarlyStart } from './of-early-start.ts'
import { writeDeload, writeTooMuch } from './of-load.ts'
import { writeBedOrLighter, writeLaterStart } from './of-nights.ts'
import { writeAvailable, writeChange } from './of-people.ts'
import { writeExtra, writeLength } from './of-session.ts'
import type { WeekQuestion } from './week-asked.ts'
import { weekFacts } from './week-facts.ts'
import type { WriteWeek } from './week-writer.ts'

const WRITERS: Record<WeekQuestion, WriteWeek> = {
  early_start: writeEarlyStart,
  later_start: writeLaterStart,
  bed_or_lighter: writeBedOrLighter,
  deload: writeDeload,
  too_much: writeTooMuch,
  day_off: writeDayOff,
  hard_days: writeHardDays,
  extra: writeExtra,
  length: writeLength,
  available: writeAvailable,
  change: writeChange,
}

/** A decision about the team's week: the verdict, what to do by day, and one thing to watch. */
export async function answerWeek(
  question: WeekQuestion,
  meant: PeopleMeant,
  text: string,
  context: AnswerContext,
): Promise<string> {
  const judged = await judgeDay(meant, context)
  const facts = await weekFacts(judged, context)
  if (facts.fresh === 0)
    return paragraphs(
      'Nothing fresh was recorded to decide by: ask how they slept, where they are sore, and how the last days felt.',
    )
  const { verdict, body, watch, slugs } = await WRITERS[question]({ text, judged, facts }, context)
  return paragraphs(
    verdict,
    body,
    sentences(watch, question === 'length' && sayNotJudged(judged)),
    slugs.length > 0 && (await citeArticle(context.toolbox, ...slugs)),
  )
}
