import { type FigureInText, figuresInText } from './figures-in-text.ts'
import { isPast, isSaidAsMeasured } from './measured-words.ts'

/** Words before a number used as a bound: "below 60 %". */
const BOUND_BEFORE =
  /\b(?:below|under|above|over|than|at (?:least|most)|least|most|between|beyond|up to|exceed(?:s|ing)?|threshold(?: of)?|mark(?: of)?|limit(?: of)?|target(?: of)?|goal(?: of)?|cut-?off(?: of)?|before|after|by|past|scale of|out of)\s+(?:the\s+)?$|\bbetween\s+[\d.,]+\s*\S{0,8}\s+and\s+$|[<>≤≥]\s*$/i
/** Words after one: "66 and above", "the 60 % mark". */
const BOUND_BEHIND =
  /^\s*(?:or|and|on)\s+(?:more|above|below|higher|lower|over|under|less|fewer|better|up|upwards|later|earlier)\b|^\s*(?:mark|line|threshold|limit|cut-?off|target|goal|band)\b/i
const RANGE_BEFORE = /([\d.]+)\s*\S{0,3}\s*(?:to|-|–)\s*$/
const RANGE_BEHIND = /^\s*(?:to|-|–)\s*([\d.]+)/
/** A requested number of days, a limit of a ranking, or a time until an event. */
const STRETCH_BEFORE = /\b(?:last|past|previous|next|first|prior|recent|coming|top|bottom|these|those|your|the)\s+$/i
const STRETCH_BEHIND = /^\s*(?:to|until|till|before|away|from now|left|out|ahead)\b/i
const HELPLINE_BEFORE = /\b(?:call|calls|calling|dial|text|or)\s+$/i
const HELPLINES: ReadonlySet<number> = new Set([911, 988, 112])
const OF_RECORDS = /^\s*(?:[a-z]+\s+)?(?:athletes?|wrestlers?|players?|people|times|records?|nights?|days?)\b/i

/**
 * The numbers that an answer may contain without a reference, because they are not measured values: numbers that the person
 * wrote, and limits, which are arguments of look-ups, the length of the chat's period and the thresholds of the product's own
 * rules. They are allowed as a bound, a number of days or a rank, but not as a measured value ("yes, it is 95 %").
 */
export class AllowedNumbers {
  private readonly said = new Set<number>()
  private readonly marks = new Set<number>()
  private readonly days = new Set<string>()

  /** Numbers that the person wrote. */
  addSaid(text: string): void {
    this.addText(text, this.said)
  }

  /** Collects every number and text of a nested record. */
  addMarks(value: unknown): void {
    if (typeof value === 'number') this.marks.add(Math.abs(value))
    else if (typeof value === 'string') this.addText(value, this.marks)
    else if (value !== null && typeof value === 'object') for (const entry of Object.values(value)) this.addMarks(entry)
  }

  has(value: number): boolean {
    return this.said.has(value) || this.marks.has(value)
  }

  allows(figure: FigureInText, text: string): boolean {
    const { kind, value, days = [], index } = figure
    if (kind === 'date')
      return days.every((day) => this.days.has(day) || [...this.days].some((one) => one.endsWith(day)))
    const before = text.slice(0, index)
    if (kind === 'time') return days.every((time) => this.days.has(time)) && BOUND_BEFORE.test(before)
    if (kind !== 'number' || value === undefined || !this.has(value)) return false
    if (HELPLINES.has(value)) return HELPLINE_BEFORE.test(before)
    return this.isBound(figure, text) || isStretch(figure, text) || (this.said.has(value) && isOfNobody(figure, text))
  }

  private isBound({ index, end }: FigureInText, text: string): boolean {
    const [before, behind] = [text.slice(0, index), text.slice(end)]
    if (BOUND_BEFORE.test(before) || BOUND_BEHIND.test(behind)) return true
    // "66+ is green", but not "he was at 66+".
    if (behind.startsWith('+')) return !isPast(text)
    const other = RANGE_BEFORE.exec(before)?.[1] ?? RANGE_BEHIND.exec(behind)?.[1]
    return other !== undefined && this.has(Number(other)) && !isPast(text)
  }

  private addText(text: string, values: Set<number>): void {
    for (const { value, days = [] } of figuresInText(text)) {
      if (value !== undefined) values.add(value)
      for (const day of days) this.days.add(day)
    }
  }
}

/** "The last 7 days", "a 7-day mean", "the top 3", "4 days to the meet". */
function isStretch({ said, unit, index, end }: FigureInText, text: string): boolean {
  const [before, behind] = [text.slice(0, index), text.slice(end)]
  if (unit === 'days') return STRETCH_BEFORE.test(before) || /\d\s?-/.test(said) || STRETCH_BEHIND.test(behind)
  return OF_RECORDS.test(behind) && STRETCH_BEFORE.test(before)
}

/** Not a measurement or a count of records: "at 157 lb", "the 3 rounds". */
const isOfNobody = (figure: FigureInText, text: string): boolean =>
  figure.unit !== 'days' &&
  figure.unit !== 'h' &&
  !OF_RECORDS.test(text.slice(figure.end)) &&
  !isSaidAsMeasured(figure, text)
