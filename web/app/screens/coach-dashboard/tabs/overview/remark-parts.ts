import { asWritten } from '../../../../shared/text/as-written.ts'

const MAT_SHEET = 'mat sheet'

/** A piece of a remark. */
interface RemarkPart {
  text: string
  /** Where it leads: to an athlete, by id, or to the mat sheet. */
  to?: { athleteId: string } | 'mat-sheet'
}

/**
 * A remark's sentence in pieces, so that the names in it and the mat sheet can be links.
 * @param named ids of whom the remark names, by the name as it stands in the sentence
 */
export function remarkParts(text: string, named: ReadonlyMap<string, string>): RemarkPart[] {
  // The longer one of two names of which one begins the other.
  const words = [MAT_SHEET, ...named.keys()].sort((a, b) => b.length - a.length).map(asWritten)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}])(${words.join('|')})(?![\p{L}\p{M}])`, 'u')
  return text
    .split(pattern)
    .map((part, place): RemarkPart => {
      const athleteId = named.get(part)
      if (place % 2 === 0) return { text: part }
      return { text: part, to: athleteId === undefined ? 'mat-sheet' : { athleteId } }
    })
    .filter(({ text }) => text !== '')
}
