import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import { citeArticle } from '../../articles/sources.ts'
import { writeStanding, writeTexts } from '../../day/verdicts.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import { offOf, signsOf } from '../off.ts'
import { daysIn, isWorse, readWithBefore, writeWithBefore } from '../week-figures.ts'
import type { WriteOne } from '../writers.ts'

const METRICS = ['sleep_duration', 'recovery', 'hrv', 'resting_heart_rate'] as const

/** Who is responsible for the weight, and that there is no plan for it here. */
export const WEIGHT_IS_THEIRS =
  'The weight itself is for a registered dietitian and the athletic trainer, before anything starts: the rules allow at most 1.5 % of body weight a week, and I make no plan for it. Dizzy, confused or no urine: stop, drink, and have them seen now.'

/**
 * Somebody has to lose weight: how they sleep and recover, whether that is a reason against it, and who is responsible
 * for the weight.
 */
export const sayWeight: WriteOne = async (one, athlete, { days }, context) => {
  const span = daysIn(days, context.scope)
  const beside = (await readWithBefore(athlete, METRICS, span, context)).filter((read) => read !== null)
  const worse = beside.filter(isWorse)
  const signs = signsOf(one)
  const name = boldName(athlete.name)
  return paragraphs(
    offOf(one) === 'off' || worse.length > 1
      ? `**Doctor or athletic trainer first**: ${name} is not recovering as usual (${VERDICT_WORDS[one.verdict].short} today).`
      : offOf(one) === 'a_little' || worse.length > 0
        ? `**Athletic trainer and dietitian first**: not all is as usual with ${possessive(athlete.name)} sleep and recovery.`
        : `**Athletic trainer and dietitian first, whatever the numbers**: nothing in ${possessive(athlete.name)} sleep or recovery is off now, which clears nobody.`,
    bullets([
      ...(beside.length > 0
        ? [`Last ${span} days, against the ${NORMAL_RANGE_DAYS} days before: ${beside.map(writeWithBefore).join(', ')}`]
        : []),
      `Recovery today ${writeStanding(one, context.scope.today)}${signs.length > 0 ? `; ${writeTexts(signs)}` : ''}`,
    ]),
    WEIGHT_IS_THEIRS,
    await citeArticle(context.toolbox, 'weight-cutting-wrestling'),
  )
}
