import { nameMeasure } from '../../../wording/measures.ts'
import { boldName } from '../../../wording/names.ts'
import { isKnown } from '../../context/look-up.ts'
import { capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { overDays, type ShapeWriter } from '../answer-input.ts'
import { caveatsOf } from '../caveats.ts'
import { withoutLabel, withoutOwn, writeLineFigure } from '../line-figure.ts'
import { writeLines } from '../lines.ts'
import { sayNothing } from '../no-data.ts'
import { SENTENCES } from '../sentences/every-sentence.ts'
import { sentenceParts } from '../sentences/sentence-parts.ts'
import { whichDays } from '../which-days.ts'
import { isRunning, writeRunning } from './running-day.ts'
import { isOfUsual, writeUsual } from './usual.ts'

/** Figures of one athlete: a sentence for one, a line each for several. */
export const writeAthlete: ShapeWriter = async (told) => {
  const { query, facts } = told
  const usual = isOfUsual(told) ? await writeUsual(told) : undefined
  if (usual !== undefined) return usual
  const [row] = facts.rows
  const [athlete] = facts.people
  if (!athlete) return 'Nobody is meant.'
  const asked = row?.facts.slice(0, query.measures.length) ?? []
  const [first] = asked
  if (!row || !first || !asked.some(isKnown)) return sayNothing(athlete, told)
  if (isRunning(told)) return writeRunning(told)
  const caveats = caveatsOf(query, { windowDays: facts.window.days })
  if (asked.length === 1) {
    const about = sentenceParts(first, row, told)
    return about ? sentences(SENTENCES[about.measure.aggregate](about), await whichDays(about, told), caveats) : ''
  }
  const lines = asked.map((fact) => {
    const text = isKnown(fact) ? withoutOwn(withoutLabel(writeLineFigure(fact, told), fact.measure)) : 'no data'
    return `${capital(nameMeasure(fact.measure))}: ${text}`
  })
  return paragraphs(writeLines(`${boldName(athlete.name)}${overDays(told)}`, lines), caveats)
}
