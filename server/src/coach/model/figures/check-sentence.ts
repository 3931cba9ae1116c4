import type { Cell, Cells } from '@corner/coach/tools/cells.ts'
import type { AllowedNumbers } from './allowed-numbers.ts'
import { type FigureInText, figuresInText, isSameFigure } from './figures-in-text.ts'
import { isAdvice, isSaidAsMeasured } from './measured-words.ts'
import { printReferences, type ReferenceFault } from './references.ts'

/** What a sentence is checked against. */
export interface Backing {
  cells: Cells
  given: AllowedNumbers
  /** The figures of each article that was found, by its slug. */
  articles: ReadonlyMap<string, readonly FigureInText[]>
  /** Ids of the athletes whom a text of the model names. */
  namedIn(text: string): readonly string[]
}

/** Why a sentence may not be shown, with the words that are wrong. */
export interface Fault {
  why: ReferenceFault['why'] | 'free_figure' | 'other_athlete'
  said: string
}

export type CheckedSentence = { fault: Fault } | { fault?: undefined; text: string; cells: readonly Cell[] }

/**
 * Prints the values of a sentence's references. A figure without a reference is an error, unless it is one that an answer may
 * state by itself. If a sentence names athletes, a value of an athlete whom it does not name is an error too.
 * @param isDraft the sentence belongs to a suggested text or plan, which may contain its own numbers, but not values of a
 * wearable
 */
export function checkSentence(sentence: string, backing: Backing, isDraft = false): CheckedSentence {
  const { cells, given, namedIn } = backing
  const printed = printReferences(sentence, cells)
  if (printed.fault) return { fault: printed.fault }
  const named = namedIn(sentence)
  const cited = named.length > 0 ? [] : figuresCited(sentence, backing)
  const isFree = (figure: FigureInText) => {
    // A sentence that quotes an article keeps the article's figures, and gets no mark of ours.
    if (cited.length > 0) return cited.some((known) => isSameFigure(known, figure))
    if (given.allows(figure, printed.own)) return true
    return isDraft ? isOfAPlan(figure, printed.own) : isToCome(figure, printed.own)
  }
  const free = figuresInText(printed.own).find((figure) => !isFree(figure))
  if (free) return { fault: { why: 'free_figure', said: free.said } }
  const other = printed.cells.find(({ athletes }) => isOfOthers(athletes, named))
  if (other) return { fault: { why: 'other_athlete', said: `{{${other.ref}}}` } }
  return { text: printed.text, cells: printed.cells }
}

const isOfOthers = (athletes: readonly string[], named: readonly string[]) =>
  named.length > 0 && athletes.length > 0 && !athletes.some((id) => named.includes(id))

/** A figure that a wearable does not measure belongs to the plan itself. */
const isOfAPlan = (figure: FigureInText, text: string): boolean =>
  figure.kind !== 'roman' && !isSaidAsMeasured(figure, text)

/** "In bed by 22:00", "half an hour earlier tonight". */
const isToCome = ({ kind, said }: FigureInText, text: string): boolean =>
  (kind === 'time' || said.toLowerCase() === 'half an hour') && isAdvice(text)

/** A sentence that links to an article may repeat its figures. */
function figuresCited(sentence: string, { articles }: Backing): readonly FigureInText[] {
  const slugs = [...sentence.matchAll(/\]\(\/knowledge\/([a-z0-9-]+)\)/g)].map(([, slug = '']) => slug)
  return slugs.flatMap((slug) => articles.get(slug) ?? [])
}
