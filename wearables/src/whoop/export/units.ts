/** Converts units of the export to those of the API; null stays null. */

const KILOJOULE_PER_KILOCALORIE = 4.184 // thermochemical; WHOOP's "(cal)" are kilocalories (docs/reference/other-wearables.md#meaning)
const MILLISECONDS_PER_MINUTE = 60_000

export function kilojouleOf(kilocalories: number | null): number | null {
  return kilocalories === null ? null : kilocalories * KILOJOULE_PER_KILOCALORIE
}

export function millisecondsOf(minutes: number | null): number | null {
  return minutes === null ? null : Math.round(minutes * MILLISECONDS_PER_MINUTE)
}

export function celsiusOfFahrenheit(degrees: number | null): number | null {
  return degrees === null ? null : ((degrees - 32) * 5) / 9
}
