import { addDays } from '@corner/analytics/calendar.ts'
import type { Asked, Asking, Reader } from '@corner/coach/answerer.ts'
import { strangersNamed } from '@corner/coach/reading/unclear.ts'
import { Aliases } from './aliases.ts'
import { advisesHarm } from './harmful-advice.ts'
import { KnownNumbers } from './known-numbers.ts'
import { findUnbacked, type UnbackedNumber } from './number-check.ts'
import { PRODUCT_NUMBERS } from './product-numbers.ts'
import { repeatsRules } from './rules-repeated.ts'
import { safeMarkdown } from './safe-markdown.ts'
import { periodStart, RULE_PASSAGES } from './system-prompt.ts'

/** A refusal in words, which many models give in place of a finish reason. */
const REFUSES =
  /^\W*(?:(?:I['’]?m|I am) (?:very |really )?sorry\b|(?:sorry|unfortunately|I apologi[sz]e)\b.{0,40}\bI (?:can|am)(?:not|['’]t| not| unable)|I (?:can['’]?t|cannot|am unable to|['’]m unable to|won['’]?t) (?:help|assist|comply|provide|answer|discuss|do that|fulfil)|as an AI\b)/i

/** One question on its way through the model: what was looked up, and what of the answer has been shown. */
export class Turn {
  readonly asked: Asked
  readonly asking: Asking
  readonly aliases: Aliases
  readonly known: KnownNumbers
  /** Slugs of the articles that were found. */
  readonly articles = new Set<string>()
  /** A fault of ours while a tool ran: no matter of the model. */
  fault: unknown
  private readonly reader: Reader
  private shownText = ''
  /** The same, with names as they are. */
  private checkedText = ''

  constructor(asked: Asked, asking: Asking, reader: Reader, privacy: boolean) {
    const { message, history, scope } = asked
    this.asked = asked
    this.asking = asking
    this.reader = reader
    const said = [message, ...history.map(({ content }) => content)]
    const names = [scope.team.name, scope.team.organization]
    // A question with a stranger's name goes to no model, but the ones after it take it along.
    const strangers = history.flatMap(({ role, content }) => (role === 'user' ? strangersNamed(content, scope) : []))
    this.aliases = new Aliases({ teamId: scope.team.id, people: scope.athletes, privacy, names, said, strangers })
    this.known = new KnownNumbers(scope.athletes, names)
    // How many there are is known without a look-up.
    this.known.addResult({ athletes: scope.athletes.length })
    this.known.addQuoted('said', [message, { days: scope.days }])
    this.known.addQuoted('read', PRODUCT_NUMBERS)
    this.known.today = scope.today
    this.known.addDays(scope.today, addDays(scope.today, -1), periodStart(scope))
  }

  /** What the reader sees so far, with names. */
  get shown(): string {
    return this.shownText
  }

  /**
   * Shows a sentence or line of the model, once it is found to be backed.
   * @returns the number that is not, or `refused`, `repeats_rules` or `unsafe_advice`; then nothing of it was shown
   */
  show(piece: string): UnbackedNumber | 'refused' | 'repeats_rules' | 'unsafe_advice' | undefined {
    const text = safeMarkdown(this.aliases.show(piece), this.articles)
    if (repeatsRules(this.checkedText + text, RULE_PASSAGES)) return 'repeats_rules'
    if (this.shownText === '' && REFUSES.test(text)) return 'refused'
    if (advisesHarm(text, this.checkedText)) return 'unsafe_advice'
    const unbacked = findUnbacked(text, this.known, this.checkedText)
    if (unbacked) return unbacked
    this.checkedText += text
    const drawn = safeMarkdown(this.aliases.show(piece, true), this.articles)
    // White space in front of an answer is nothing to show.
    const next = this.shownText === '' ? drawn.trimStart() : drawn
    this.shownText += next
    if (next !== '') this.reader.show(next)
    return
  }

  /** Takes back what was shown. */
  restart(notice: string): void {
    if (this.shownText !== '') this.reader.restart(notice)
    this.shownText = ''
    this.checkedText = ''
  }
}
