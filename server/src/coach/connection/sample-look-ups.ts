/** Together with the rules and tools about twelve thousand tokens: as much as a question with a few look-ups. */
const CHARACTERS = 20_000

/** Rows as look-ups return them, about invented athletes: a test sends no data of the club. */
export function sampleLookUps(): string {
  const rows: string[] = []
  let length = 0
  for (let row = 1; length < CHARACTERS; row += 1) {
    const text = JSON.stringify({
      row,
      recovery: 30 + ((row * 37) % 65),
      sleep: 5 + ((row * 7) % 40) / 10,
      strain: (row * 13) % 21,
    })
    rows.push(text)
    length += text.length + 1
  }
  return `Rows that were made up for a test, to be left unread:\n${rows.join('\n')}`
}
