/** Where in an export something is wrong. null: it concerns the whole file, or the whole upload. */
export interface ExportPlace {
  file: string | null
  /** As an editor counts: the headers are line 1. */
  line: number | null
  /** The header as written in the file. */
  column: string | null
}

/** Corner cannot read the upload, and has stored nothing of it. The message is a sentence for the athlete. */
export class ExportRefused extends Error implements ExportPlace {
  override name = 'ExportRefused'
  file: string | null
  line: number | null
  column: string | null

  constructor(place: Partial<ExportPlace>, what: string, options?: ErrorOptions) {
    const { file = null, line = null, column = null } = place
    const where = [file && shown(file), line && `line ${line}`, column && `column ${quoted(column)}`]
    super(`${where.filter(Boolean).join(', ')}${file ? ': ' : ''}${what}`, options)
    this.file = file
    this.line = line
    this.column = column
  }
}

const SHOWN_CHARACTERS = 40 // a cell can hold a whole file

/** Text of the file inside a message: shortened, and without control characters that would break a log or a screen. */
export function quoted(text: string): string {
  return `‘${shown(text)}’`
}

function shown(text: string): string {
  const clean = text.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '�')
  const characters = [...clean]
  return characters.length > SHOWN_CHARACTERS ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…` : clean
}
