import { nameMeasure } from '../../../wording/measures.ts'
import { isKnown } from '../../asked/look-up.ts'
import { bullets, capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { boldName } from '../../phrases/names.ts'
import { caveatsOf } from '../caveats.ts'
import { withoutLabel, withoutOwn, writeLineFigure } from '../line-figure.ts'
import { sayNothing } from '../no-data.ts'
import { saidOnce } from '../said-once.ts'
import { aboutFact } from '../sentences/about.ts'
import { SENTENCES } from '../sentences/every-sentence.ts'
import { daysOf, type ShapeWriter, type Told } from '../told.ts'
import { whichDays } from '../which-days.ts'

/** Figures of one athlete: a sentence for one, a line each for several. */
export const writeAthlete: ShapeWriter = async (told) => {
  const { query, facts } = told
  const [row] = facts.rows
  const [athlete] = facts.people
  if (!athlete) return 'Nobody is meant.'
  const [first, second] = query.measures
  if (!row || !first || !row.facts.slice(0, query.measures.length).some(isKnown)) return sayNothing(athlete, told)
  const caveats = caveatsOf(query, { windowDays: facts.window.days })
  if (second === undefined) {
    const about = row.facts[0] && aboutFact(row.facts[0], row, told)
    if (!about) return sayNothing(athlete, told)
    return sentences(SENTENCES[first.aggregate](about), await whichDays(about, told), caveats)
  }
  return paragraphs(writeSeveral(told), caveats)
}

/** `Ann Ash over the last 7 days:` and a line for each measure. */
function writeSeveral(told: Told): string {
  const { query, facts } = told
  const [row] = facts.rows
  const written = query.measures.map((measure, place) => {
    const fact = row?.facts[place]
    const name = capital(nameMeasure(measure))
    return isKnown(fact)
      ? `${name}: ${withoutOwn(withoutLabel(writeLineFigure(fact, told), measure))}`
      : `${name}: no data`
  })
  const { said, told: lines } = saidOnce(written)
  const isNow = query.measures.every(({ aggregate }) => aggregate === 'latest') && query.days.window === undefined
  const over = isNow ? '' : ` ${daysOf(told).over}`
  return paragraphs(`${boldName(row?.group.athlete?.name ?? '')}${over}${said}:`, bullets(lines))
}
