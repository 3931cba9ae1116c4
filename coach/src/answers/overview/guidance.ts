import { guidanceBand } from '../../tools/athlete-summary.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import { adviseAthlete } from '../advice/athlete-advice.ts'
import { citeArticle } from '../articles/sources.ts'
import { standingDays } from '../asked/asked-days.ts'
import { bullets, joinAnd, paragraphs } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { adviseRecovery, recoveryIn } from '../values/given-recovery.ts'
import { GUIDANCE } from '../values/guidance.ts'
import { summariesOf } from './athletes-status.ts'
import type { OverviewAnswer } from './overview-answer.ts'

/** Load by recovery: for a recovery that the message names, for an athlete, or who may do how much, the hardest first. */
export const answerGuidance: OverviewAnswer = async ({ people, isTeam }, { days }, context) => {
  const { message, scope, toolbox } = context
  const given = recoveryIn(message)
  if (given !== undefined && isTeam) return adviseRecovery(given, context)
  const asked = standingDays(days, scope)
  const [first, second] = people
  if (first && !second) return adviseAthlete(first, { asked, topic: '' }, context)
  const summaries = await summariesOf(people, asked, context)
  const scored = summaries.flatMap(({ athlete, guidance }) => (guidance ? [{ name: athlete.name, ...guidance }] : []))
  const without = summaries.filter(({ guidance }) => guidance === null).map(({ athlete }) => boldName(athlete.name))
  const lines = BANDS.flatMap(({ band, label }) => {
    const names = scored
      .filter(({ recovery }) => guidanceBand(recovery) === band)
      .sort((a, b) => b.recovery - a.recovery)
      .map(({ name, recovery, date }) => {
        const when = date === scope.today ? '' : ` (${writeWhen(date, scope.today)})`
        return `${boldName(name)} ${writeValue('recovery', recovery)}${when}`
      })
    const { rule, strength } = GUIDANCE[band]
    return names.length === 0 ? [] : [`${label} (${rule}; ${strength}): ${joinAnd(names)}`]
  })
  const rest = without.length > 0 && `Without a recovery, so ask them: ${joinAnd(without)}.`
  if (lines.length === 0) return paragraphs('Nobody has a recovery to plan by: ask them how they feel.', rest)
  return paragraphs(
    "By the product's guidance, each by their own latest recovery:",
    bullets(lines),
    rest,
    'The score is one sign: ask how they feel, and let the warm-up decide.',
    await citeArticle(toolbox, 'rpe-strength-loading', 'recovery-score'),
  )
}

const BANDS = [
  { band: 'high', label: 'Normal or hard' },
  { band: 'moderate', label: 'Solid, less volume' },
  { band: 'low', label: 'Easy' },
] as const
