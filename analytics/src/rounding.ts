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

/** With its sign, and none for what rounds to zero: `+3.4`, `−1.8`, `0.0`. The minus is the typographic one, as wide as the plus. */
export function writtenSigned(value: number, decimals: number): string {
  const rounded = roundTo(value, decimals)
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : ''
  return `${sign}${Math.abs(rounded).toFixed(decimals)}`
}
