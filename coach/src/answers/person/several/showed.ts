import { writeSpan } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { compareAverages } from '../../context/compared-days.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import { hardDays } from '../hard-days.ts'
import type { WriteSeveral } from '../writers.ts'
import { type Cost, costOfEach } from './cost-of-hard-days.ts'

/** As many points as no coach would call noise, for a team and for one athlete. */
const OF_TEAM = 4
const OF_ONE = 10
const TOLD = 5

/**
 * "I ran them into the ground Tuesday and Wednesday, did it show": the mornings after compared with the week before,
 * and who was affected.
 */
export const sayShowed: WriteSeveral = async (_judged, { days }, context) => {
  const { today } = context.scope
  const hard = hardDays(days, context.scope)
  if (!hard) return NO_DAYS
  const [[team = null], costs] = await Promise.all([
    compareAverages({ who: {}, metrics: ['recovery'] }, { window: hard.after }, { window: hard.before }, context),
    costOfEach(hard, context),
  ])
  if (team === null || team.difference === null) return 'There is too little recorded around these days to say.'
  const paid = costs.filter(({ difference }) => difference <= -OF_ONE)
  const when = `after ${writeSpan(hard.from, hard.until, today)}`
  const figures = `the team's recovery was ${writeFigure(team.mean.measure, team.mean.value)} on the mornings ${when}, against ${writeFigure(team.usual.measure, team.usual.value)} over the week before`
  return paragraphs(
    team.difference <= -OF_TEAM
      ? `**Yes, it showed**: ${figures}.`
      : paid.length > 0
        ? `**Not in the team as a whole, but in ${paid.length}**: ${figures}.`
        : `**No**: ${figures}, and nobody fell far.`,
    paid.length > 0 && `Paid most${paid.length > TOLD ? `, ${TOLD} of ${paid.length}` : ''}:`,
    paid.length > 0 && bullets(paid.slice(0, TOLD).map(writeCost)),
    paid.length > 0 &&
      'A hard day is one of several causes: ask them about sleep and sickness before you change the plan.',
  )
}

export const NO_DAYS =
  'Name the hard days, such as "Tuesday and Wednesday", and I hold the mornings after against those before.'

/** `**Ann Ash**: 71% before, 44% after`. */
export const writeCost = ({ athlete, before, after }: Cost): string =>
  `${boldName(athlete.name)}: ${writeFigure(before.measure, before.value)} before, ${writeFigure(after.measure, after.value)} after`
