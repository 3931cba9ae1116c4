import { plainName } from '../../../wording/names.ts'
import { type FreshVerdict, judgeDay, ofVerdict, reasonsOf, writeStandingWith } from '../../day/verdicts.ts'
import { joinAnd } from '../../phrases/lists.ts'
import type { Line } from '../draft-text.ts'
import type { Recipient } from '../request/recipient.ts'
import type { DraftFor } from './draft-for.ts'

/** Staff who can see the athletes' figures in Corner anyway. */
export const isStaff = (to: Recipient | undefined): boolean => to === 'coach' || to === 'trainer'

/**
 * Today by name for the staff: who is out and why, who has a lighter day, who is ready. Empty without fresh records.
 */
export async function staffLines({ people, isTeam, scope, toolbox, wish }: DraftFor): Promise<Line[]> {
  const judged = await judgeDay({ people, isTeam, leftOut: [] }, { scope, toolbox })
  const [easy, lighter, hard] = [ofVerdict(judged, 'easy'), ofVerdict(judged, 'lighter'), ofVerdict(judged, 'hard')]
  if (judged.every(({ verdict }) => verdict === 'ask')) return []
  // With a limit on sentences there is no room for figures: the reason follows the name in a few words.
  const isCounted = wish.manner.sentences !== null && wish.manner.sentences <= FEW_SENTENCES
  const lines: (Line | false)[] = [
    easy.length > 0 && {
      text: `Out of live wrestling today: ${joinAnd(easy.map((one) => `${nameOf(one)}${isCounted ? why(one) : ''}`))}.`,
      keep: 1,
    },
    ...(wish.manner.withoutNumbers || isCounted ? [] : easy.slice(0, TOLD).map((one) => reasonLine(one, scope.today))),
    lighter.length > 0 && { text: `A lighter day: ${joinAnd(lighter.map(nameOf))}.`, keep: 1 },
    easy.length + lighter.length === 0 && { text: 'Nobody needs a lighter day today.', keep: 1 },
    hard.length > 0 && { text: `Ready for a hard day: ${joinAnd(hard.map(nameOf))}.`, keep: 1 },
  ]
  return lines.filter((line) => line !== false)
}

const FEW_SENTENCES = 4

const why = (one: FreshVerdict) => {
  const [reason] = reasonsOf(one, 1)
  return reason ? ` (${reason.name})` : ''
}

/** A summary gives no more reasons. */
const TOLD = 4

function reasonLine(one: FreshVerdict, today: string): Line {
  return { text: `${nameOf(one)}: ${writeStandingWith(one, today, reasonsOf(one, 1))}.`, keep: 2 }
}

const nameOf = ({ athlete }: FreshVerdict) => plainName(athlete.name)
