import type { Cell, Cells } from '@corner/coach/tools/cells.ts'
import { isSameUnit, unitAtStart } from './units-in-text.ts'

/** `{{r3}}`, and the forms that small models write: `{r3}`, `[r3]`, `` `{{ r3 }}` ``, or bare. */
const REFERENCE = /`?\{\{?\s*(r\d+)\s*\}\}?`?|\[(r\d+)\](?!\()|(?<![\p{L}\d{[])(r\d+)(?![\p{L}\d}\]])/gu
/** The remains of a malformed reference. */
const BROKEN = /\{\{|\}\}/

/** A placeholder for a printed value while the rest of the sentence is checked. */
export const PRINTED_HERE = '\uFFFC'

/** What is wrong with a reference, with the words in question. */
export interface ReferenceFault {
  why: 'unknown_reference' | 'other_unit' | 'other_way'
  said: string
}

export interface PrintedSentence {
  /** With the values in place. */
  text: string
  /** Without the values: what the model itself wrote. */
  own: string
  cells: readonly Cell[]
  fault?: ReferenceFault
}

/** Replaces references by their values. A unit, a sign or the value itself beside a reference is not repeated. */
export function printReferences(sentence: string, cells: Cells): PrintedSentence {
  const used: Cell[] = []
  let [text, own, rest] = ['', '', sentence]
  let fault: ReferenceFault | undefined
  for (;;) {
    const match = new RegExp(REFERENCE).exec(rest)
    if (!match) break
    const ref = match[1] ?? match[2] ?? match[3] ?? ''
    const cell = cells.find(ref)
    const before = rest.slice(0, match.index)
    const after = rest.slice(match.index + match[0].length)
    if (!cell) {
      fault ??= { why: 'unknown_reference', said: match[0] }
      ;[text, own, rest] = [text + before + match[0], own + before + PRINTED_HERE, after]
      continue
    }
    used.push(cell)
    const fitted = fit(cell, before, after)
    fault ??= fitted.fault
    ;[text, own, rest] = [text + fitted.before + fitted.print, own + fitted.before + PRINTED_HERE, fitted.after]
  }
  text += rest
  own += rest
  if (BROKEN.test(own)) fault ??= { why: 'unknown_reference', said: /\S*(?:\{\{|\}\})\S*/.exec(own)?.[0] ?? '' }
  return { text, own, cells: used, ...(fault && { fault }) }
}

interface Fitted {
  before: string
  print: string
  after: string
  fault?: ReferenceFault
}

const UP = /\b(?:up|rose|risen|rises|gained|increased|improved|climbed|higher|above|later|more)(\s+by)?\s*$/i
const DOWN =
  /\b(?:down|dropped|drops|fell|fallen|falls|lost|decreased|declined|slid|lower|below|earlier|less)(\s+by)?\s*$/i
const ABOVE = /^\s*(?:above|over|higher|more|up|later)\b/i
const BELOW = /^\s*(?:below|under|lower|less|down|earlier|fewer)\b/i

function fit(cell: Cell, before: string, after: string): Fitted {
  const alone = withoutItself(cell, before, after)
  const { print, fault } = inItsDirection(cell, alone.before, alone.after)
  const unit = unitAtStart(alone.after)
  if (fault) return { ...alone, print, fault }
  if (!unit) return { ...alone, print }
  if (!isSameUnit(unit.unit, cell.unit, cell.text))
    return {
      ...alone,
      print,
      fault: { why: 'other_unit', said: `{{${cell.ref}}}${alone.after.slice(0, unit.length)}` },
    }
  // In "{{r3}} nights" the sentence supplies the noun for a bare count.
  const isSaid = cell.unit !== '' || /[a-z]$/.test(print)
  return { ...alone, print, after: isSaid ? alone.after.slice(unit.length) : alone.after }
}

/** The direction of a change is stated once, and must be right. */
function inItsDirection({ size, text, value, ref }: Cell, before: string, after: string) {
  if (size === undefined || value === null) return { print: text }
  const saysUp = UP.test(before) || ABOVE.test(after)
  const saysDown = DOWN.test(before) || BELOW.test(after)
  if (saysUp === saysDown) return { print: text }
  const isSo = saysUp ? value > 0 : value < 0
  if (isSo) return { print: size }
  return { print: text, fault: { why: 'other_way' as const, said: `${before.slice(-20).trim()} {{${ref}}}` } }
}

/** "58% {{r3}}" and "58 % ({{r3}})", as a model copies it from a result: the value is printed once. */
function withoutItself({ text }: Cell, before: string, after: string): { before: string; after: string } {
  const [, start = '', figure = '', open = ''] =
    /^(.*?)([−+-]?\d[\d.,:]*\s*(?:[^\s\d(]\S*)?)\s*(\(?)$/su.exec(before) ?? []
  const bare = (words: string) => words.replace(/\s+/g, '').toLowerCase()
  const isItself = figure !== '' && (bare(figure) === bare(text) || bare(figure) === /^[−\d.,:]+/.exec(text)?.[0])
  if (!isItself) return { before, after }
  return { before: start, after: open === '(' ? after.replace(/^\s*\)/, '') : after }
}
