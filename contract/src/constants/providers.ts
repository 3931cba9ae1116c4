/** The display name of each wearable provider, by the key in a record's `provider`. */
export const PROVIDER_LABELS = {
  whoop: 'WHOOP',
  intervals: 'Intervals.icu',
  oura: 'Oura',
  polar: 'Polar',
  withings: 'Withings',
} as const

/** The provider that the specification names, and whose routes have its name; every other one is named in the address. */
export const SPECIFIED_PROVIDER = 'whoop'

/** Makers whose files are read, and who cannot be linked. */
const FILE_MAKER_LABELS = {
  garmin: 'Garmin',
  fitbit: 'Fitbit',
  apple: 'Apple Health',
  workout_files: 'Workout files',
} as const

/** `Brought in by file (Garmin)`: in place of a device, of records of a maker that cannot be linked; null: it can, or none is known. */
export function byFileText(provider: string | null): string | null {
  const label = Object.entries(FILE_MAKER_LABELS).find(([key]) => key === provider)?.[1]
  return label === undefined ? null : `Brought in by file (${label})`
}

/** An unknown key is shown as it is. */
export function providerLabel(provider: string): string {
  const labels = { ...PROVIDER_LABELS, ...FILE_MAKER_LABELS }
  return Object.entries(labels).find(([key]) => key === provider)?.[1] ?? provider
}

/** What a maker's terms ask to be said wherever its data is shown. */
export const PROVIDER_ATTRIBUTIONS: Partial<Record<keyof typeof PROVIDER_LABELS, string>> = {
  intervals: 'May contain data of Garmin devices.',
}

/** By the key or the display name; undefined: nothing has to be said. */
export function attributionOf(provider: string): string | undefined {
  return Object.entries(PROVIDER_ATTRIBUTIONS).find(([key]) => [key, providerLabel(key)].includes(provider))?.[1]
}
