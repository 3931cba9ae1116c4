import type { AthleteName } from '@corner/analytics/athlete/athlete-name.ts'

/** "Ada L": only letters, so that a name cannot contain instructions; a code word where two would be the same. */
export function plainLabel({ name, first_name }: AthleteName, code: string, labels: ReadonlySet<string>): string {
  const clean = first_name.replace(/[^\p{L}\p{M}' -]/gu, '').trim()
  const first = clean.split(/\s+/).slice(0, 2).join(' ').slice(0, 20)
  const initial = /\p{L}/u.exec(name.slice(first_name.length))?.[0]?.toUpperCase()
  const label = first && initial ? `${first} ${initial}` : first
  return label && !labels.has(label) ? label : `${first} ${code}`.trim()
}
