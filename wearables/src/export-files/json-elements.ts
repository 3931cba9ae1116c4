import { JSONParser, TokenType } from '@streamparser/json'
import { ExportRefused } from '../own-export/export-refused.ts'
import { baseName } from './base-name.ts'
import type { ExportEntry } from './export-format.ts'

/** An activity with the splits of a whole day has less than 1 MB. A longer one would fill the memory. */
const LONGEST_ELEMENT_BYTES = 8 * 1024 * 1024
/** A file made of brackets alone would fill the memory, too. */
const DEEPEST = 64

/**
 * The elements of a list in a JSON file, one after the other: the file is never whole in memory.
 * @param selectors where they are: `$.*` for those of the outer array
 * @param limitBytes a longer file is refused
 * @throws ExportRefused for a file that is cut off or no JSON
 */
export async function* elementsOf(
  entry: ExportEntry,
  selectors: readonly string[],
  limitBytes: number,
): AsyncGenerator<unknown> {
  const file = baseName(entry.path)
  const found: unknown[] = []
  let [depth, tokens, sinceElement] = [0, 0, 0]
  const parser = new JSONParser({ paths: [...selectors], keepStack: false })
  parser.onValue = ({ value }) => found.push(value)
  parser.onToken = ({ token }) => {
    tokens++
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--
    if (depth > DEEPEST) throw new ExportRefused({ file }, `is nested more than ${DEEPEST} deep`)
  }
  for await (const piece of entry.bytes(limitBytes)) {
    parsing(file, () => parser.write(piece))
    sinceElement = found.length > 0 ? 0 : sinceElement + piece.length
    if (sinceElement > LONGEST_ELEMENT_BYTES) throw new ExportRefused({ file }, 'has an entry that is longer than 8 MB')
    yield* found.splice(0)
  }
  parsing(file, () => {
    if (!parser.isEnded) parser.end()
  })
  if (tokens === 0) throw new ExportRefused({ file }, 'is empty')
  yield* found // a number is complete only at the end of the file
}

function parsing(file: string, parse: () => void): void {
  try {
    parse()
  } catch (cause) {
    if (cause instanceof ExportRefused) throw cause
    throw new ExportRefused({ file }, 'is damaged or cut off; download the export again', { cause })
  }
}
