import { addDays } from '@corner/analytics/days/calendar.ts'
import type { AnswerSink, AskingUser, LookedUp, ModelQuestion } from '@corner/coach/language-model/language-model.ts'
import { CellWriter } from '@corner/coach/tools/cell-writer.ts'
import { type Cell, Cells } from '@corner/coach/tools/cells.ts'
import { DraftLines } from './draft-lines.ts'
import { AllowedNumbers } from './figures/allowed-numbers.ts'
import { checkSentence, type Fault } from './figures/check-sentence.ts'
import { type FigureInText, figuresInText } from './figures/figures-in-text.ts'
import { PRODUCT_NUMBERS } from './figures/product-numbers.ts'
import { isDangerousToSay } from './harm/dangerous-sentence.ts'
import { advisesHarm } from './harm/harmful-advice.ts'
import { Aliases } from './names/aliases.ts'
import { unknownWords } from './names/unknown-words.ts'
import { repeatsRules } from './rules-repeated.ts'
import { safeMarkdown } from './safe-markdown.ts'
import { periodStart, RULE_PASSAGES } from './system-prompt.ts'

/** A refusal in words, which many models give instead of a finish reason. */
const REFUSES =
  /^\W*(?:(?:I['’]?m|I am) (?:very |really )?sorry\b|(?:sorry|unfortunately|I apologi[sz]e)\b.{0,40}\bI (?:can|am)(?:not|['’]t| not| unable)|I (?:can['’]?t|cannot|am unable to|['’]m unable to|won['’]?t) (?:help|assist|comply|provide|answer|discuss|do that|fulfil)|as an AI\b)/i

const ONE_LEFT_OUT = 'One sentence was left out: your data did not back its figures.'
const SOME_LEFT_OUT = 'Some sentences were left out: your data did not back their figures.'

/** The state of one question to the model: what was looked up, and how much of the answer has been shown. */
export class Turn {
  readonly asked: ModelQuestion
  readonly asking: AskingUser
  readonly aliases: Aliases
  /** The figures that the model was given, and so may refer to. */
  readonly cells = new Cells()
  readonly given = new AllowedNumbers()
  /** The number of athletes and the chat's period, with references: known without a look-up. */
  readonly frame: { athletes: string; period: string }
  /** An internal error while a tool ran, which is not the model's fault. */
  fault: unknown
  private readonly reader: AnswerSink
  private readonly articles = new Map<string, readonly FigureInText[]>()
  private drafts = new DraftLines()
  private used = new Set<Cell>()
  private leftOut = 0
  private shownText = ''
  /** The same, with real names. */
  private checkedText = ''

  constructor(asked: ModelQuestion, asking: AskingUser, reader: AnswerSink, privacy: boolean) {
    const { message, history, scope } = asked
    this.asked = asked
    this.asking = asking
    this.reader = reader
    const ofPerson = [message, ...history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))]
    this.aliases = new Aliases({
      teamId: scope.team.id,
      people: scope.athletes,
      privacy,
      names: [scope.team.name, scope.team.organization],
      said: [message, ...history.map(({ content }) => content)],
      ...unknownWords(ofPerson, scope),
    })
    const write = new CellWriter(this.cells, scope.today)
    const period = `${write.span(periodStart(scope), scope.today)}, ${write.length(scope.days, "the chat's period")}`
    this.frame = { athletes: write.count(scope.athletes.length, 'athletes of the team'), period }
    for (const text of ofPerson) this.given.addSaid(text)
    this.given.addMarks([scope.days, PRODUCT_NUMBERS, scope.today, addDays(scope.today, -1)])
  }

  /** What the reader has been shown so far, with names. */
  get shown(): string {
    return this.shownText
  }

  /** Whether the first sentence, the verdict, has been shown; a heading does not count. */
  get isBegun(): boolean {
    return /\p{L}/u.test(this.shownText.replace(/^\s*(?:#.*|\*\*[^*\n]*\*\*\s*)$/gm, ''))
  }

  get hasLeftOut(): boolean {
    return this.leftOut > 0
  }

  /** The queries behind the shown figures: each once, with the athletes in those figures. */
  get lookedUp(): LookedUp[] {
    const queries = new Set([...this.used].flatMap(({ query }) => query ?? []))
    return [...queries].map((query) => {
      const told = [...this.used].filter((cell) => cell.query === query).flatMap(({ athletes }) => athletes)
      return { query, athletes: [...new Set(told)] }
    })
  }

  /** The model may quote the figures of an article that it was given, beside the article's link. */
  readArticle(slug: string, texts: readonly string[]): void {
    this.articles.set(slug, figuresInText(texts.join('\n')))
  }

  /**
   * Shows a sentence or line of the model, if its figures are backed.
   * @returns what is wrong with it, or `refused`, `repeats_rules` or `unsafe_advice`; then nothing of it was shown
   */
  show(piece: string): Fault | 'refused' | 'repeats_rules' | 'unsafe_advice' | undefined {
    // Invisible characters are removed first: they must not separate two digits.
    const sentence = safeMarkdown(piece, this.articles)
    const checked = checkSentence(sentence, this.backing, this.drafts.read(sentence).isDraft)
    if (checked.fault) return checked.fault
    const { text, cells } = checked
    const named = safeMarkdown(this.aliases.show(text), this.articles)
    if (repeatsRules(this.checkedText + named, RULE_PASSAGES)) return 'repeats_rules'
    if (this.shownText === '' && REFUSES.test(named)) return 'refused'
    if (advisesHarm(named, this.checkedText) || isDangerousToSay(named, this.names)) return 'unsafe_advice'
    const marked = this.drafts.marked(text)
    this.drafts.shown(text)
    this.checkedText += named
    for (const cell of cells) this.used.add(cell)
    this.say(safeMarkdown(this.aliases.show(marked, true), this.articles))
    return
  }

  /** A sentence whose figures could not be backed is not shown. */
  leaveOut(): void {
    this.leftOut++
  }

  /** Says, once and at the end, that something is missing. */
  sayLeftOut(): void {
    if (this.leftOut === 0) return
    this.say(`\n\n_${this.leftOut === 1 ? ONE_LEFT_OUT : SOME_LEFT_OUT}_`)
  }

  /** Retracts what was shown. */
  restart(notice: string): void {
    if (this.shownText !== '') this.reader.restart(notice)
    this.drafts = new DraftLines()
    this.used = new Set()
    this.leftOut = 0
    this.shownText = ''
    this.checkedText = ''
  }

  private say(text: string): void {
    // Leading white space of an answer is not shown.
    const next = this.shownText === '' ? text.trimStart() : text
    this.shownText += next
    if (next !== '') this.reader.show(next)
  }

  private get names(): string[] {
    return this.asked.scope.athletes.map(({ name }) => name)
  }

  private get backing() {
    const { cells, given, articles } = this
    return { cells, given, articles, namedIn: (text: string) => this.aliases.namedIn(text) }
  }
}
