/** Converts units of the export to those of the API; null stays null. */

const MILLISECONDS_PER_MINUTE = 60_000

export function millisecondsOf(minutes: number | null): number | null {
  return minutes === null ? null : Math.round(minutes * MILLISECONDS_PER_MINUTE)
}

export function celsiusOfFahrenheit(degrees: number | null): number | null {
  return degrees === null ? null : ((degrees - 32) * 5) / 9
}
