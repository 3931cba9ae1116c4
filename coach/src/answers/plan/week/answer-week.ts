import { citeArticle } from '../../articles/sources.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { sayNotJudged } from '../../day/list-notes.ts'
import { judgeDay } from '../../day/verdicts.ts'
import { paragraphs, sentences } from '../../phrases/lists.ts'
import { writeDayOff, writeHardDays } from './days.ts'
import { writeEarlyStart } from './early-start.ts'
import { writeDeload, writeTooMuch } from './load.ts'
import { writeBedOrLighter, writeLaterStart } from './nights.ts'
import { writeAvailable, writeChange } from './people.ts'
import { writeExtra, writeLength } from './session.ts'
import { weekFacts } from './week-facts.ts'
import type { WeekQuestion } from './week-intent.ts'
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
      'No fresh recovery has come to decide by: ask how they slept, where they are sore, and how the last days felt.',
    )
  const { verdict, body, watch, slugs } = await WRITERS[question]({ text, judged, facts }, context)
  return paragraphs(
    verdict,
    body,
    sentences(watch, question === 'length' && sayNotJudged(judged)),
    slugs.length > 0 && (await citeArticle(context.toolbox, ...slugs)),
  )
}
