import type { FoundArticle } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../phrases/days.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { writeValue } from '../phrases/values.ts'
import { planWindow } from '../planner/window.ts'
import type { Question } from '../question.ts'
import { STRONG_MATCH, searchArticles } from './knowledge.ts'
import { quotable } from './quotes.ts'
import { findArticle, writeSources } from './sources.ts'
import type { AnswerContext, Writer } from './writer.ts'

/** No dose stands in an answer for medical staff. */
const DOSE = /\d ?(mg|g|ml|µg)\b/i

const CONTEXT = ['recovery', 'hrv', 'resting_heart_rate'] as const

/** For medical staff: a plain referral; the athlete's numbers at most as context, and no verdict. */
export const answerMedical: Writer = async (question, context) => {
  const { toolbox } = context
  const athlete = question.athletes[0]
  const [found] = await searchArticles(question.topic ?? question.text, toolbox)
  const best = found && found.score >= STRONG_MATCH ? found : undefined
  const refer = await findArticle(toolbox, 'when-to-refer')
  const cited = [best, refer].filter((article) => article !== undefined)
  const sources = cited.filter(({ slug }, place) => cited.findIndex((other) => other.slug === slug) === place)
  const isConcussion = CONCUSSION.test(question.text)
  if (isConcussion) return sayConcussion(best, refer)
  return paragraphs(
    sentences(
      `This is one for your **athletic trainer or team physician**: I cannot judge it, and wearable data cannot either.`,
      'Until they have seen the athlete, keep training easy or stop, and stop at once if symptoms get worse.',
    ),
    athlete && (await writeContext(question, context)),
    best &&
      bullets(
        quotable(best.inShort)
          .filter((line) => !DOSE.test(line))
          .slice(0, 3),
      ),
    writeSources(sources),
  )
}

const CONCUSSION =
  /\b(concuss\w*|conmoci[oó]n|head injur\w*|bell r[ua]ng|r[ua]ng (his|her|their|my) bell|knocked (his|her|their) head)\b/i

/** A suspected concussion ends the day, whatever the numbers say: none of them is told. */
function sayConcussion(article: FoundArticle | undefined, refer: FoundArticle | undefined): string {
  const lines = article === undefined ? [] : quotable(article.inShort).filter((line) => !DOSE.test(line))
  return paragraphs(
    sentences(
      'With a suspected concussion an athlete is **out now, does not return the same day, and is seen by a medical professional** before anything else.',
      'Call emergency services for worsening headache, repeated vomiting, confusion, a seizure or loss of consciousness.',
    ),
    'I cannot judge it, and no wearable number can rule it in or out: return goes step by step, after written medical clearance.',
    bullets(lines.slice(0, 3)),
    writeSources([article, refer].filter((each) => each !== undefined)),
  )
}

/** Bare numbers, as context only. */
async function writeContext(question: Question, { scope, toolbox }: AnswerContext): Promise<string> {
  const parts = question.athletes.map(async ({ id }) => {
    const summary = await toolbox.call('athlete_summary', { athlete: id, window: planWindow(question.window) })
    return writeNumbers(summary, scope.today)
  })
  const lines = (await Promise.all(parts)).filter(Boolean)
  return lines.length === 0 ? '' : sentences(...lines, 'Normal numbers do not clear anyone.')
}

function writeNumbers({ athlete, metrics }: ToolResult<'athlete_summary'>, today: string): string {
  const values = CONTEXT.flatMap((metric) => {
    const { latest, latestDate, average } = metrics[metric]
    if (latest === null || latestDate === null || average === null) return []
    return [
      `${LABELS[metric]} ${writeValue(metric, latest)} ${writeWhen(latestDate, today)} (average ${writeValue(metric, average)})`,
    ]
  })
  return values.length === 0 ? '' : `For context only, ${boldName(athlete.name)}: ${joinAnd(values)}.`
}

const LABELS = { recovery: 'recovery', hrv: 'HRV', resting_heart_rate: 'resting heart rate' } as const
