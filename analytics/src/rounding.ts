/**
 * The decimal number that a sum, mean or difference of decimal numbers stands for: nine places, so that an error of floating point
 * (some 1e-13) never decides a threshold: 30.2 - 35.2 is -5 and not -5.0000000000000036, which would be "below -5". Nothing that is
 * measured is rounded by it.
 */
export function decimal(value: number): number {
  return Math.round(value * 1e9) / 1e9 || 0 // no -0
}

/** A number as it is read: rounded half away from zero to so many decimals, without a minus before zero. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * factor + 1e-9)) / factor
  return rounded === 0 ? 0 : rounded
}

/** The same as text, with its zeros: `7.0`. */
export function written(value: number, decimals: number): string {
  return roundTo(value, decimals).toFixed(decimals)
}

/** A written number and its unit: `58%`, `6.4 h`, `12.3`. */
export function withUnit(number: string, unit: string): string {
  return unit === '' || unit === '%' ? `${number}${unit}` : `${number} ${unit}`
}

/** With its sign, and none for what rounds to zero: `+3.4`, `−1.8`, `0.0`. The minus is the typographic one, as wide as the plus. */
export function writtenSigned(value: number, decimals: number): string {
  const rounded = roundTo(value, decimals)
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : ''
  return `${sign}${Math.abs(rounded).toFixed(decimals)}`
}

/** A value is read at a glance: beyond one more digit it is no clearer, only longer. */
const MOST_EXTRA_DECIMALS = 1

/**
 * How many decimals a value needs beside the bounds it was judged by. Judgements compare unrounded values; 59.6 is below 60 but would
 * read "60", so that the reader sees a 60 flagged as below 60. With one more decimal than usual it reads 59.6, and both are right. More
 * than one is never added: 59.98 reads 60.0.
 * @param decimals as many as the value usually has
 */
export function decimalsBeside(value: number, decimals: number, bounds: readonly number[]): number {
  const isTold = (places: number) =>
    bounds.every((bound) => Math.sign(roundTo(value, places) - bound) === Math.sign(value - bound))
  let places = decimals
  while (!isTold(places) && places < decimals + MOST_EXTRA_DECIMALS) places += 1
  return places
}
