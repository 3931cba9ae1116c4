/** The unit of a figure in words; `days` includes nights and weeks; `other`: a unit that the product does not measure. */
export type UnitInText = '%' | 'points' | 'ms' | 'bpm' | 'h' | 'min' | 'kcal' | 'days' | 'other'

const UNITS: readonly (readonly [UnitInText, RegExp])[] = [
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

/** The unit at the start of a text, with its length; undefined: there is none. */
export function unitAtStart(text: string): { unit: UnitInText; length: number } | undefined {
  for (const [unit, pattern] of UNITS) {
    const said = pattern.exec(text)?.[0]
    if (said !== undefined) return { unit, length: said.length }
  }
  return undefined
}

/** Whether a unit in a text fits a value's own; a bare count may be a number of days, and the words after it give its unit. */
export function isSameUnit(said: UnitInText, unit: string, text: string): boolean {
  const own = /^(?:days|nights?|weeks?)$/.test(unit) || /\b(?:nights?|days?)$/.test(text) ? 'days' : unit
  if (own === '') return said === 'days' && /^\d+$/.test(text)
  return said === own || (said === 'other' && (own === 'm' || own === '°C'))
}
