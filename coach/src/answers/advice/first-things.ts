import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { numberNamed } from '../../language/words/number-words.ts'
import { boldName, plainName } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import type { PeopleMeant } from '../context/people-of.ts'
import { sayNotJudged } from '../day/list-notes.ts'
import { openVerdict } from '../day/one-athlete.ts'
import { type FreshVerdict, judgeDay, ofVerdict, questionFor, reasonsOf, writeStandingWith } from '../day/verdicts.ts'
import { capital, joinFew, paragraphs, sentences } from '../phrases/lists.ts'
import { changesBy } from './changes.ts'

const ONE =
  /\b(one|1|single|main|biggest|most important) (?:most important |main |big(?:gest)? |quick )?(?:thing|priority|fix|change)\b/
/** "Two things:" before two questions counts these; the word for what is wanted comes before or after it. */
const SOME =
  /\b(?:(?:top|main|biggest|my|the) (two|three|four|five|[2-5]) (?:main |big(?:gest)? )?(?:things?|priorities|fixes|changes)\b|(two|three|four|five|[2-5]) (?:things? (?:to|i (?:should|need to|have to)|we (?:should|need to|have to)) (?:fix|do|change|know|work|address|act)|priorities|fixes)\b)/
/** Something stated and not asked for: "one thing I noticed is". */
const TOLD = /\bthings? (i|he|she|they|that) (?!(?:need|should|have|can|must|do|want)\b)/

/**
 * How many actions somebody asks for: "one thing before practice", "top 3 things to fix"; 0: the words ask for
 * something else.
 */
export function thingsAsked(text: string): number {
  const words = text.toLowerCase()
  if (TOLD.test(words)) return 0
  const some = SOME.exec(words)
  const count = some?.[1] ?? some?.[2]
  return count === undefined ? Number(ONE.test(words)) : (numberNamed(count) ?? Number(count))
}

/** The most urgent actions of the day, the first with its reason and a question to ask. */
export async function answerFirstThings(count: number, meant: PeopleMeant, sources: Sources): Promise<string> {
  const { scope, toolbox } = sources
  const judged = await judgeDay(meant, sources)
  const held = [...ofVerdict(judged, 'easy'), ...ofVerdict(judged, 'lighter')]
  const [first, ...others] = held
  const [out, lighter] = (['easy', 'lighter'] as const).map((verdict) =>
    joinFew(others.filter((one) => one.verdict === verdict).map(({ athlete }) => boldName(athlete.name))),
  )
  const hard = ofVerdict(judged, 'hard')
  const { metrics } = await toolbox.call('team_overview', {})
  const changes = changesBy(['sleep_duration', 'strain'], (metric) => ({
    value: metrics[metric].meanOfAverages,
    of: `${metrics[metric].athletes} athletes`,
  }))
  const things = [
    first && sayOne(first, scope.today),
    out && `No live wrestling for ${out} either: technique and mobility.`,
    lighter && `Shorter day for ${lighter}: drill first, decide about live after the warm-up.`,
    ...changes.map(({ text }) => `${text}.`),
    hard.length > 0 &&
      `Put the hard rounds with the ${hard.length} who are ready: ${joinFew(hard.map(({ athlete }) => boldName(athlete.name)))}.`,
    sayNotJudged(judged) && `${sayNotJudged(judged)} Ask them how they feel.`,
  ].filter((thing) => typeof thing === 'string' && thing !== '')
  const ask = first && questionFor(first)
  return paragraphs(
    count === 1
      ? (things[0] ?? 'Nothing has to change: nobody is held back today.')
      : things
          .slice(0, count)
          .map((thing, place) => `${place + 1}. ${thing}`)
          .join('\n'),
    first && ask !== undefined && `Ask ${plainName(first.athlete.name)}: "${ask}"`,
  )
}

function sayOne(one: FreshVerdict, today: string): string {
  const reasons = reasonsOf(one)
  return sentences(
    capital(openVerdict(one, { today }, 'unusual')),
    `Recovery ${writeStandingWith(one, today, reasons)}.`,
    one.verdict === 'easy' ? '' : VERDICT_WORDS[one.verdict].action,
  )
}
