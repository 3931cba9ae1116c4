/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|vs|approx|no|dr|etc|avg|min|max|st)|^\s*(?:[-*>]\s*)?\d{1,2})\.$/i
const END = /[.!?](?:["'’)*_\]]*)(?=\s)/g

/** Cuts a text that arrives in pieces into sentences and lines, because each is checked whole before it is shown. */
export class SentenceStream {
  private rest = ''

  /** Takes the next piece of any length; returns the completed text, with the white space after it. */
  push(piece: string): string[] {
    this.rest += piece
    const complete: string[] = []
    for (let end = this.nextEnd(); end > 0; end = this.nextEnd()) {
      complete.push(this.rest.slice(0, end))
      this.rest = this.rest.slice(end)
    }
    return complete
  }

  /** The rest when the text has ended; '' for nothing. */
  end(): string {
    const last = this.rest
    this.rest = ''
    return last
  }

  /** The length of the first sentence or line, with the white space before it; 0 if none is complete. */
  private nextEnd(): number {
    const from = this.rest.search(/\S/)
    if (from < 0) return 0
    const line = this.rest.indexOf('\n', from)
    const text = line < 0 ? this.rest : this.rest.slice(0, line + 1)
    for (const { index, 0: mark } of text.matchAll(END)) {
      const end = index + mark.length
      const sentence = text.slice(0, end)
      // A row of a table is one unit, and so is a link.
      if (sentence.trimStart().startsWith('|') || isInLink(sentence) || ABBREVIATION.test(sentence)) continue
      return end + 1
    }
    return line < 0 ? 0 : line + 1
  }
}

function isInLink(text: string): boolean {
  const open = text.lastIndexOf('[')
  return open >= 0 && !/^\[[^\]]*\](?:\([^)]*\)|[^(])/.test(`${text.slice(open)} `)
}
