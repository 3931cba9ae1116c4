/** What a figure is in, as words say it; `days` are also nights and weeks; `other`: in something that the product does not measure. */
export type UnitSaid = '%' | 'points' | 'ms' | 'bpm' | 'h' | 'min' | 'kcal' | 'days' | 'other'

const UNITS: readonly (readonly [UnitSaid, RegExp])[] = [
  ['points', /^[\s-]*(?:percent(?:age)?[\s-]+)?(?:points?|pts?)\b/i],
  ['%', /^\s*(?:%|(?:percent|per cent|pct)\b)/i],
  ['ms', /^\s*(?:ms|msec|milliseconds?)\b/i],
  ['bpm', /^\s*(?:bpm|beats(?:\s+(?:per|a)\s+minute)?)\b/i],
  ['h', /^[\s-]*(?:h|hrs?|hours?)\b/i],
  ['min', /^[\s-]*(?:mins?|minutes?)\b/i],
  ['kcal', /^\s*(?:kcal|calories)\b/i],
  ['days', /^[\s-]*(?:days?|nights?|weeks?|months?|mornings?)\b/i],
  ['other', /^[\s-]*(?:kgs?|kilos?|lbs?|pounds?|km|miles?|met(?:er|re)s?|mg|°\s?[CF])\b/i],
]

/** The unit that a text begins with, and how many characters say it; undefined: it begins with none. */
export function unitAtStart(text: string): { unit: UnitSaid; length: number } | undefined {
  for (const [unit, pattern] of UNITS) {
    const said = pattern.exec(text)?.[0]
    if (said !== undefined) return { unit, length: said.length }
  }
  return undefined
}

/** Whether a unit that is said fits a value's own; a bare count takes days, and words behind a value say its unit. */
export function isSameUnit(said: UnitSaid, unit: string, text: string): boolean {
  const own = /^(?:days|nights?|weeks?)$/.test(unit) || /\b(?:nights?|days?)$/.test(text) ? 'days' : unit
  if (own === '') return said === 'days' && /^\d+$/.test(text)
  return said === own || (said === 'other' && (own === 'm' || own === '°C'))
}
