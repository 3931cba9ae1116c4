import { offsetMs } from '../../calendar.ts'
import { isTimeZone, offsetAt } from '../../time-zones.ts'

/** Where the athlete is, for times without a zone: by the profile's zone, else the athlete's offset. */
export interface LocalClock {
  /** @param wall local time in milliseconds, as if it were UTC */
  offsetAtWall(wall: number): string
  offsetAtInstant(instant: number): string
}

/** @param timezone as the profile names it, for example `Europe/Berlin` */
export function localClock(timezone: string | null, otherwise: string): LocalClock {
  if (timezone === null || !isTimeZone(timezone))
    return { offsetAtWall: () => otherwise, offsetAtInstant: () => otherwise }
  const offsetAtInstant = (instant: number) => offsetAt(timezone, new Date(instant))
  return {
    offsetAtInstant,
    offsetAtWall: (wall) => offsetAtInstant(wall - offsetMs(offsetAtInstant(wall))),
  }
}
