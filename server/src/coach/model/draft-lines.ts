/** The label above a suggested text or plan. */
const MARK = '> **Suggestion**\n>\n'

/** Tracks which lines of an answer are a draft: those that begin with `>`. A sentence includes the white space before it. */
export class DraftLines {
  /** The text of the current line so far. */
  private line = ''
  private isInside = false

  /** Whether a sentence belongs to a draft, and whether the draft begins with it. */
  read(sentence: string): { isDraft: boolean; isFirst: boolean } {
    const content = this.line.length + sentence.search(/\S|$/)
    const text = this.line + sentence
    const isDraft = text
      .slice(text.lastIndexOf('\n', content) + 1)
      .trimStart()
      .startsWith('>')
    return { isDraft, isFirst: isDraft && !this.isInside }
  }

  /** The sentence, after the label if a draft begins with it. */
  marked(sentence: string): string {
    return this.read(sentence).isFirst ? sentence.replace(/(?=\S)/, MARK) : sentence
  }

  shown(sentence: string): void {
    if (sentence.trim() !== '') this.isInside = this.read(sentence).isDraft
    const text = this.line + sentence
    this.line = text.slice(text.lastIndexOf('\n') + 1)
  }
}
