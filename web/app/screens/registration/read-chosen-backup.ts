/** What a backup says of itself. */
export interface ChosenBackup {
  madeAt: string
  people: number
}

/** How each line begins that tells of the backup: a comment in SQL. */
const COMMENT = '-- corner '
/** The line of totals at the end names each table, and is shorter than this. */
const END_LENGTH = 200_000

/**
 * Reads in the browser when a backup was made and how many people are in it, before anything is sent. Whether the file is whole
 * and fits is checked by the server.
 * @returns null: it is no backup, or this browser cannot unpack it
 */
export async function readChosenBackup(file: Blob): Promise<ChosenBackup | null> {
  try {
    const { first, last } = await readEnds(file)
    const { madeAt } = parse(first) as { madeAt: string }
    const { tables } = parse(last) as { tables: { table: string; rows: number }[] }
    const people = tables.find(({ table }) => table === 'users')?.rows
    return people === undefined || Number.isNaN(Date.parse(madeAt)) ? null : { madeAt, people }
  } catch {
    return null
  }
}

/** The first line and the last one, however long the text between them is. */
async function readEnds(file: Blob): Promise<{ first: string; last: string }> {
  const text = file.stream().pipeThrough(new DecompressionStream('gzip')).pipeThrough(new TextDecoderStream())
  const reader = text.getReader()
  let [start, end] = ['', '']
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    if (!start.includes('\n')) start += value
    end = (end + value).slice(-END_LENGTH)
  }
  return { first: start.split('\n')[0] ?? '', last: end.trimEnd().split('\n').at(-1) ?? '' }
}

function parse(line: string): unknown {
  if (!line.startsWith(COMMENT)) throw new Error('This line is none of a backup')
  return JSON.parse(line.slice(COMMENT.length))
}
