import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { whatWas } from '@corner/analytics/day-verdict/what-was.ts'
import { overSince } from '@corner/analytics/insights/what-is-over.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { writeWhen } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import { isOpenQuestion } from '../../day/intent/answer-lead.ts'
import type { FreshVerdict } from '../../day/verdicts.ts'
import { writeTexts } from '../../day/verdicts.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { askThem } from '../asks.ts'
import { type Off, offOf, signsOf, sinceOf } from '../off.ts'
import { daysIn, isWorse, readWithBefore, writeWithBefore } from '../week-figures.ts'
import type { WriteOne } from '../writers.ts'

const BESIDE = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration', 'strain'] as const

/** "Do his numbers agree", "he looked flat, anything in his numbers": yes means that something shows. */
const ASKS_WHETHER_SOMETHING =
  /\b(any ?thing|some ?thing|agree|back (that|it|him|her|this) up|match|confirm|support|show|up with|going on|wrong|off|flat|tired|sleepy|worr(y|ied|ying)|heavy|sluggish|dragging|drained|slow|run down|beat up|worn|overtrain\w*|not himself|not like him|not like her)\b/i
/** "Is she overtraining", "is he burned out". */
const OVERTRAINS = /\b(?:over-?(?:train|reach|work)\w*|overdo\w*|burn(?:ed|t|ing)[ -]?out|burn[ -]?out)\b/i

/** What the numbers never show. */
const OF_MOOD =
  /\b(yell\w*|mood\w*|angry|mad|snapp\w*|attitude|quiet|sad|upset|crying|irritable|fight\w*|argu\w*|like (him|her)|himself|herself|lazy)\b/i

/**
 * Whether an athlete is fine: the verdict first, since when and by what, the week compared with the weeks before, and
 * one thing to ask.
 */
export const sayStatus: WriteOne = async (one, athlete, { days }, context) => {
  const { today } = context.scope
  const span = daysIn(days, context.scope)
  const beside = (await readWithBefore(athlete, BESIDE, span, context)).filter((read) => read !== null)
  const off = offOf(one)
  const worse = beside.filter(isWorse)
  const signs = signsOf(one)
  const isOfOvertraining = OVERTRAINS.test(context.message)
  return paragraphs(
    sentences(
      openAsAsked(one, off, worse.length > 1, context.message, today),
      `Today: ${VERDICT_WORDS[one.verdict].short}.`,
    ),
    bullets([
      `Recovery **${writeValue('recovery', one.recovery)}** (${writeWhen(one.recoveryDate, today)})${one.usual === null ? '' : `, usually ${writeValue('recovery', one.usual)}`}${signs.length > 0 ? `; ${writeTexts(signs)}` : ''}`,
      ...(beside.length > 0
        ? [`Last ${span} days, against the ${NORMAL_RANGE_DAYS} days before: ${beside.map(writeWithBefore).join(', ')}`]
        : []),
    ]),
    sayPast(one),
    isOfOvertraining && OF_OVERTRAINING,
    sentences(OF_MOOD.test(context.message) && 'The strap sees no mood, school or home:', askThem(one)),
  )
}

/** "What's up with him" has no yes or no, and overtraining is named where it is asked about. */
function openAsAsked(one: FreshVerdict, off: Off, isWorseWeek: boolean, message: string, today: string): string {
  const opened = open(one, off, isWorseWeek, ASKS_WHETHER_SOMETHING.test(message), today)
  if (OVERTRAINS.test(message))
    return opened.replace(LEAD, `**${overtraining(off, isWorseWeek, sinceOf(one, today) !== '')}**: `)
  return isOpenQuestion(message) ? capital(opened.replace(LEAD, '')) : opened
}
const LEAD = /^\*\*[^*]+\*\*: /

const overtraining = (off: Off, isWorseWeek: boolean, isRun: boolean): string =>
  off === 'off'
    ? isRun
      ? 'Overtraining cannot be ruled out'
      : 'One bad morning is no sign of overtraining'
    : off === 'a_little' || isWorseWeek
      ? 'No clear sign of overtraining'
      : 'No sign of overtraining'

const OF_OVERTRAINING =
  'Overtraining is weeks of falling performance in spite of rest, which no strap records: hold it against the times, the rounds and the mood on the mat.'

function open(one: FreshVerdict, off: Off, isWorseWeek: boolean, asksSomething: boolean, today: string): string {
  const name = boldName(one.athlete.name)
  const since = sinceOf(one, today)
  if (off === 'off')
    return asksSomething
      ? `**Yes, it shows**: ${possessive(one.athlete.name)} numbers are off${since === '' ? ' this morning' : since}.`
      : `**Not quite fine**: ${possessive(one.athlete.name)} numbers are off${since === '' ? ' this morning' : since}.`
  if (off === 'a_little')
    return asksSomething
      ? `**A little**: ${name} has ${signsOf(one).length === 1 ? 'one thing that stands' : 'some things that stand'} out${since}, not enough to hold anybody back.`
      : `**Mostly fine**: ${name} can train, with something to keep an eye on${since}.`
  if (isWorseWeek)
    return asksSomething
      ? `**Somewhat**: no sign of today is off, but ${possessive(one.athlete.name)} averages are a little worse than before.`
      : `**Yes, by today's numbers**: ${name} is not off, though the averages are a little worse than before.`
  return asksSomething
    ? `**No**: nothing in ${possessive(one.athlete.name)} numbers is off now.`
    : `**Yes, by the numbers**: ${name} looks fine.`
}

/** What was off in the days before and has ended. */
function sayPast({ past, signs }: FreshVerdict): string {
  const since = overSince(past)
  return since === undefined || signs.length > 0
    ? ''
    : `Back to usual since ${since}, after ${joinAnd(past.map(whatWas))}.`
}
