import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { WEEK_DAYS } from '../days/calendar.ts'
import { flaggedInSentence } from './flagged-for.ts'
import { type OwnSignRanges, ownSigns } from './own-signs.ts'

/** Who reads the sentence about today: a coach about an athlete, or the athlete. */
export type TodayReader = 'coach' | 'athlete'

/** The words of the sentence that depend on its reader. `label` is the athlete's name. */
interface TodayVoice {
  is: (label: string) => string
  was: (label: string) => string
  normal: string
  /** Before what is theirs: the maker. */
  own: (label: string) => string
  /** What to do where no fresh recovery is known, after what is missing; '' for an athlete, whose advice above says it. */
  instead: (link: ': ' | ', so ') => string
  noDevice: (label: string) => string
  deviceGone: (label: string) => string
  nothingCame: (label: string) => string
  noFreshScore: (label: string) => string
  /** Of the newest recovery, which is too old for today. */
  noneSince: (label: string) => string
  /** Whether the figure of a recovery stands beside the sentence, in the card of its night. */
  hasCardOfNewestNight: boolean
  noScore: (label: string) => string
  /** Of issues: none. */
  isCalm: string
  /** The issues of the week, behind what is said of the day; '' without any. */
  signs: (status: AthleteStatus, ranges: OwnSignRanges, today: CalendarDay) => string
}

const behind = (link: string, words: string | null) => (words === null ? '' : `${link}${words}`)

export const TODAY_VOICES: Record<TodayReader, TodayVoice> = {
  coach: {
    is: (label) => `${label} is`,
    was: (label) => `${label} was`,
    normal: 'own range',
    own: (label) => `${label}'s`,
    instead: (link) => `${link}ask how today feels`,
    noDevice: (label) => `No device is linked, so nothing can be said about ${label}: ask how today feels`,
    deviceGone: (label) => `No device of ${label} is linked`,
    nothingCame: (label) =>
      `Nothing came for ${label} in the last ${WEEK_DAYS} days: ask whether the device is worn and charged`,
    noFreshScore: (label) => `No fresh score for ${label} yet`,
    noneSince: (label) => `No recovery of ${label} since`,
    hasCardOfNewestNight: false,
    noScore: (label) => `No recovery score came for ${label} in the last ${WEEK_DAYS} days`,
    isCalm: 'is flagged',
    signs: (status) => behind('; flagged this week for ', flaggedInSentence(status)),
  },
  athlete: {
    is: () => 'You are',
    was: () => 'You were',
    normal: 'your own range',
    own: () => 'Your',
    instead: () => '',
    noDevice: () => 'No device is linked, so nothing can be said about your day',
    deviceGone: () => 'Your device is not linked any more',
    nothingCame: () => `Nothing came from your device in the last ${WEEK_DAYS} days: check that it is worn and charged`,
    noFreshScore: () => 'No fresh score for you yet',
    noneSince: () => 'No recovery since',
    hasCardOfNewestNight: true,
    noScore: () => `No recovery score came for you in the last ${WEEK_DAYS} days`,
    isCalm: 'is off',
    signs: (status, ranges, today) => behind('. ', ownSigns(status, ranges, today)),
  },
}
