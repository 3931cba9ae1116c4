/**
 * Removes floating-point error from a sum, mean or difference of decimal numbers by rounding to nine places, so that an
 * error of some 1e-13 never decides a threshold: 30.2 - 35.2 is -5 and not -5.0000000000000036, which would be "below
 * -5". No measured value has that many places.
 */
export function decimal(value: number): number {
  return Math.round(value * 1e9) / 1e9 || 0 // no -0
}

/** Rounds half away from zero to a number of decimals; never returns -0. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * factor + 1e-9)) / factor
  return rounded === 0 ? 0 : rounded
}

/** The rounded number as text, with trailing zeros: `7.0`. */
export function written(value: number, decimals: number): string {
  return roundTo(value, decimals).toFixed(decimals)
}

/** A formatted number with its unit: `58%`, `6.4 h`, `12.3`. */
export function withUnit(number: string, unit: string): string {
  return unit === '' || unit === '%' ? `${number}${unit}` : `${number} ${unit}`
}

/**
 * The rounded number with its sign, and without one if it rounds to zero: `+3.4`, `−1.8`, `0.0`. The minus is the
 * typographic one, as wide as the plus.
 */
export function writtenSigned(value: number, decimals: number): string {
  const rounded = roundTo(value, decimals)
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : ''
  return `${sign}${Math.abs(rounded).toFixed(decimals)}`
}

/** More than one extra digit makes a value longer, not clearer. */
const MOST_EXTRA_DECIMALS = 1

/**
 * The number of decimals that a value needs beside the bounds it was judged by. Judgements use unrounded values: 59.6 is
 * below 60 but would read "60", so that a 60 would seem to be flagged as below 60. With one more decimal it reads 59.6.
 * Never more than one is added: 59.98 reads 60.0.
 * @param decimals the usual number for the value
 */
export function decimalsBeside(value: number, decimals: number, bounds: readonly number[]): number {
  const isTold = (places: number) =>
    bounds.every((bound) => Math.sign(roundTo(value, places) - bound) === Math.sign(value - bound))
  let places = decimals
  while (!isTold(places) && places < decimals + MOST_EXTRA_DECIMALS) places += 1
  return places
}
