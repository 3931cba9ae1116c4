interface Watch {
  /** Activities name it; the name of a Garmin begins with `Garmin`. */
  device_name: string
  /** Where activities come from. */
  source: string
  /** How it tells heart rate variability. */
  tells: 'rmssd' | 'sdnn'
  /** Whether it scores nights. */
  scores: boolean
}

const WATCHES: readonly Watch[] = [
  { device_name: 'Garmin Forerunner 965', source: 'GARMIN_CONNECT', tells: 'rmssd', scores: true },
  { device_name: 'Garmin fenix 7', source: 'GARMIN_CONNECT', tells: 'rmssd', scores: true },
  { device_name: 'COROS PACE 3', source: 'COROS', tells: 'rmssd', scores: false },
  { device_name: 'Apple Watch', source: 'UPLOAD', tells: 'sdnn', scores: false },
]

/** Always the same for a member. */
export function watchOf(member: number): Watch {
  return WATCHES[member % WATCHES.length] as Watch
}
