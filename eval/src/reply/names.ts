import type { Athlete } from '../records/team.ts'

/** A position where somebody is named; for a shared name, all athletes with it. */
export interface NameMention {
  index: number
  end: number
  athletes: readonly Athlete[]
  form: 'full' | 'part'
}

/** Letters without accents, each in its position. */
export const foldInPlace = (text: string): string =>
  [...text]
    .map((letter) => letter.normalize('NFD')[0] ?? letter)
    .join('')
    .toLowerCase()

/** Where a text names somebody: by the full name, a first or last name, or a first name with an initial. */
export function namesIn(text: string, athletes: readonly Athlete[]): NameMention[] {
  const folded = foldInPlace(text)
  const forms = formsOf(athletes)
  const found: NameMention[] = []
  for (const [name, { meant, form }] of forms) {
    for (let index = folded.indexOf(name); index >= 0; index = folded.indexOf(name, index + 1)) {
      const end = index + name.length
      const isWord = !/[\p{L}\p{N}]/u.test((text[index - 1] ?? ' ') + (text[end] ?? ' '))
      const isTaken = found.some((one) => index < one.end && end > one.index)
      if (isWord && !isTaken && /\p{Lu}/u.test(text[index] ?? '')) found.push({ index, end, athletes: meant, form })
    }
  }
  return found.sort((a, b) => a.index - b.index)
}

/** All forms of an athlete's name, longest first. */
function formsOf(athletes: readonly Athlete[]): [string, { meant: Athlete[]; form: NameMention['form'] }][] {
  const forms = new Map<string, { meant: Athlete[]; form: NameMention['form'] }>()
  const add = (name: string, athlete: Athlete, form: NameMention['form']) => {
    const key = foldInPlace(name)
    if (key.length < 2) return
    const known = forms.get(key)
    if (known) known.meant.push(athlete)
    else forms.set(key, { meant: [athlete], form })
  }
  for (const athlete of athletes) {
    add(athlete.full, athlete, 'full')
    if (athlete.last) add(`${athlete.first} ${athlete.last[0]}.`, athlete, 'full')
  }
  for (const athlete of athletes)
    for (const part of [athlete.first, athlete.last])
      if (part && foldInPlace(part) !== foldInPlace(athlete.full)) add(part, athlete, 'part')
  return [...forms].sort(([a], [b]) => b.length - a.length)
}
