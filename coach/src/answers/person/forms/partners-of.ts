import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { boldName } from '../../../wording/names.ts'
import { byRecovery, shortOn } from '../../day/forms/who-does-what.ts'
import {
  type AthleteVerdict,
  type FreshVerdict,
  isFresh,
  judgeDay,
  ofVerdict,
  writeNamedStanding,
} from '../../day/verdicts.ts'
import { bullets, joinFew, paragraphs, sentences } from '../../phrases/lists.ts'
import type { WriteOne } from '../writers.ts'

const NOT_RECORDED = 'Weight and skill are not recorded, so choose within the list by size.'

/** Who can go live with somebody today: hard rounds take two who are both ready for them. */
export const sayPartnersOf: WriteOne = async (one, athlete, _asked, context) => {
  const { scope } = context
  const all = await judgeDay({ people: scope.athletes, isTeam: true, leftOut: [] }, context)
  const others = all.filter((other) => other.athlete.id !== athlete.id)
  const [hard, planned] = [ofVerdict(others, 'hard'), byRecovery(ofVerdict(others, 'as_planned'))]
  const name = boldName(athlete.name)
  const write = (partners: readonly FreshVerdict[]) => joinFew(partners.map(shortOn(scope.today)))
  if (one.verdict === 'easy' || one.verdict === 'lighter')
    return paragraphs(
      `**Nobody for hard rounds**: ${writeNamedStanding(one, scope.today)}, ${VERDICT_WORDS[one.verdict].short}.`,
      sentences(VERDICT_WORDS[one.verdict].action, 'For drilling anybody fits.'),
    )
  const isReady = one.verdict === 'hard'
  return paragraphs(
    isReady && hard.length > 0
      ? `With ${name} **${hard.length}** can go hard today: ${write(hard)}.`
      : isReady
        ? `**Nobody else** is ready for a hard day, so ${name} goes live as planned.`
        : `${name} trains as planned today, so live without extra hard rounds.`,
    bullets([
      ...(!isReady && hard.length > 0 ? [`Ready for more themselves: ${write(hard)}`] : []),
      ...(planned.length > 0 ? [`Live as planned, no extra rounds: ${write(planned)}`] : []),
      ...notLive(others),
    ]),
    sentences(one.recoveryDate < scope.today && "This morning's score has not come yet, so look again.", NOT_RECORDED),
  )
}

/** Who is no partner for live, in one line each. */
function notLive(others: readonly AthleteVerdict[]): string[] {
  const named = (athletes: readonly AthleteVerdict[]) => joinFew(athletes.map(({ athlete }) => boldName(athlete.name)))
  const [easy, lighter] = [ofVerdict(others, 'easy'), ofVerdict(others, 'lighter')]
  const unknown = others.filter((other) => !isFresh(other))
  return [
    ...(easy.length > 0 ? [`Out of live wrestling: ${named(easy)}`] : []),
    ...(lighter.length > 0 ? [`Lighter, after the warm-up at most: ${named(lighter)}`] : []),
    ...(unknown.length > 0 ? [`Ask first: ${named(unknown)}`] : []),
  ]
}
