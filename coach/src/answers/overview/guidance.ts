import type { KnownAthlete } from '../../scope.ts'
import { type GuidanceBand, guidanceBand } from '../../tools/athlete-summary.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import { adviseAthlete } from '../advice/athlete-advice.ts'
import { citeArticle } from '../articles/sources.ts'
import type { Answer, Sources } from '../asked/answer-context.ts'
import { type Asked, standingDays } from '../asked/asked-days.ts'
import { peopleOf } from '../asked/people-of.ts'
import { bullets, joinAnd, paragraphs } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { adviseRecovery, recoveryIn } from '../values/given-recovery.ts'
import { GUIDANCE } from '../values/guidance.ts'
import { sayNobody } from '../values/left-out.ts'
import { summariesOf } from './athletes-status.ts'

/** Load by recovery: for a recovery that the message names, for an athlete, or each athlete by their own. */
export const answerGuidance: Answer<'overview'> = async ({ who, days }, context) => {
  const meant = await peopleOf(who, days, context)
  const given = recoveryIn(context.message)
  if (given !== undefined && meant.isTeam) return adviseRecovery(given, context)
  const asked = standingDays(days, context.scope)
  const [first, second] = meant.people
  if (first === undefined) return sayNobody(meant.leftOut)
  return second === undefined
    ? adviseAthlete(first, { asked, topic: '' }, context)
    : splitByBand(meant.people, asked, context)
}

/** Who may do how much today, the hardest first. */
async function splitByBand(people: readonly KnownAthlete[], asked: Asked, sources: Sources): Promise<string> {
  const { scope, toolbox } = sources
  const summaries = await summariesOf(people, asked, sources)
  const scored = summaries.flatMap(({ athlete, guidance }) => (guidance ? [{ name: athlete.name, ...guidance }] : []))
  const without = summaries.filter(({ guidance }) => guidance === null).map(({ athlete }) => boldName(athlete.name))
  const lines = BANDS.flatMap((band) => {
    const names = scored
      .filter(({ recovery }) => guidanceBand(recovery) === band)
      .sort((a, b) => b.recovery - a.recovery)
      .map(
        ({ name, recovery, date }) =>
          `${boldName(name)} ${writeValue('recovery', recovery)}${date === scope.today ? '' : ` (${writeWhen(date, scope.today)})`}`,
      )
    const { rule, strength } = GUIDANCE[band]
    return names.length === 0 ? [] : [`${LABELS[band]} (${rule}; ${strength}): ${joinAnd(names)}`]
  })
  return paragraphs(
    lines.length === 0
      ? 'Nobody has a recovery to plan by: ask them how they feel.'
      : "By the product's guidance, each by their own latest recovery:",
    bullets(lines),
    without.length > 0 && `Without a recovery, so ask them: ${joinAnd(without)}.`,
    lines.length > 0 && 'The score is one sign: ask how they feel, and let the warm-up decide.',
    lines.length > 0 && (await citeArticle(toolbox, 'rpe-strength-loading', 'recovery-score')),
  )
}

const BANDS: readonly GuidanceBand[] = ['high', 'moderate', 'low']
const LABELS: Record<GuidanceBand, string> = { high: 'Normal or hard', moderate: 'Solid, less volume', low: 'Easy' }
