import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { joinFew, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNotJudged } from '../list-notes.ts'
import { type AthleteVerdict, isFresh } from '../verdicts.ts'

/** A recovery band as asked for. */
export type Band = 'red' | 'yellow' | 'green'

const WITHIN: Record<Band, (recovery: number) => boolean> = {
  red: (recovery) => recovery < CAUTION_FROM,
  yellow: (recovery) => recovery >= CAUTION_FROM && recovery < READY_FROM,
  green: (recovery) => recovery >= READY_FROM,
}

/** Who is new in a band since the day before, who left it and who is still in it, including when nobody moved. */
export function writeBandChanges(judged: readonly AthleteVerdict[], band: Band, today: string): string {
  const isIn = WITHIN[band]
  const known = judged.filter(isFresh).filter(({ recoveryDate }) => recoveryDate >= today)
  const both = known.flatMap((one) => (one.before === null ? [] : [{ one, before: one.before.recovery }]))
  const write = ({ one, before }: (typeof both)[number]) =>
    `${boldName(one.athlete.name)} ${writeValue('recovery', before)} to ${writeValue('recovery', one.recovery)}`
  const [added, off, still] = [
    both.filter(({ one, before }) => isIn(one.recovery) && !isIn(before)),
    both.filter(({ one, before }) => !isIn(one.recovery) && isIn(before)),
    both.filter(({ one, before }) => isIn(one.recovery) && isIn(before)),
  ]
  const first = known.filter(({ before, recovery }) => before === null && isIn(recovery))
  const line = (title: string, some: typeof both) =>
    `${title}: ${some.length === 0 ? 'nobody' : joinFew(some.map(write))}.`
  if (known.length === 0) return sentences('Nothing of today has come yet to compare.', sayNotJudged(judged))
  return paragraphs(
    sentences(
      added.length + off.length === 0 && `**No change** in the ${band} since the day before.`,
      line(`**New in the ${band}**`, added),
      line('**Came off**', off),
      line('Still in it', still),
    ),
    first.length > 0 &&
      `In the ${band}, with no value the day before: ${joinFew(first.map(({ athlete }) => boldName(athlete.name)))}.`,
    sayNotJudged(judged),
  )
}
