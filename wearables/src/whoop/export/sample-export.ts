import { strToU8, type Zippable, zipSync } from 'fflate'

/** Files as in a real export, for tests: headers and rows as in docs/reference/other-wearables.md#rows. */

export const CYCLE_HEADERS =
  'Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Resting heart rate (bpm),Heart rate variability (ms),Skin temp (celsius),Blood oxygen %,Day Strain,Energy burned (cal),Max HR (bpm),Average HR (bpm),Sleep onset,Wake onset,Sleep performance %,Respiratory rate (rpm),Asleep duration (min),In bed duration (min),Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),Awake duration (min),Sleep need (min),Sleep debt (min),Sleep efficiency %,Sleep consistency %'
export const SLEEP_HEADERS =
  'Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Sleep performance %,Respiratory rate (rpm),Asleep duration (min),In bed duration (min),Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),Awake duration (min),Sleep need (min),Sleep debt (min),Sleep efficiency %,Sleep consistency %,Nap'
export const WORKOUT_HEADERS =
  'Cycle start time,Cycle end time,Cycle timezone,Workout start time,Workout end time,Duration (min),Activity name,Activity Strain,Energy burned (cal),Max HR (bpm),Average HR (bpm),HR Zone 1 %,HR Zone 2 %,HR Zone 3 %,HR Zone 4 %,HR Zone 5 %,GPS enabled'
export const GPS_HEADERS = `${WORKOUT_HEADERS},Distance (meters),Altitude gain (meters),Altitude change (meters)`

export const OPEN_CYCLE =
  '2026-07-26 23:52:10,,UTCZ,41,59,42,33.82,97.47,,,,,2026-07-26 23:52:10,2026-07-27 07:52:09,88,13.8,466,479,277,88,101,13,560,52,97,87'
export const ENDED_CYCLE =
  '2026-07-26 00:10:39,2026-07-26 23:52:10,UTC+01:00,76,53,54,33.92,97.61,17.8,2725,183,75,2026-07-26 00:10:39,2026-07-26 07:39:40,86,14.0,427,449,239,110,78,22,508,49,95,81'
export const SLEEPLESS_CYCLE = '2024-07-29 00:00:00,2024-07-29 23:39:57,UTC+01:00,,,,,,4.2,384,143,68,,,,,,,,,,,,,,'
export const NIGHT =
  '2026-07-26 00:10:39,2026-07-26 23:52:10,UTC+01:00,2026-07-26 00:10:39,2026-07-26 07:39:40,86,14.0,427,449,239,110,78,22,508,49,95,81,false'
export const NAP =
  '2026-07-26 00:10:39,2026-07-26 23:52:10,UTC+01:00,2026-07-26 14:00:00,2026-07-26 14:30:00,,15.1,25,30,20,5,0,5,30,,83,,true'
export const RUN =
  '2026-01-27 00:42:55,,UTCZ,2026-01-27 19:54:00,2026-01-27 20:38:53,44,Running,14.6,582.0,180,150,9,9,29,47,5,false'
export const CONCERT =
  '2026-01-25 00:48:50,2026-01-26 00:15:54,UTCZ,2026-01-25 15:05:52,2026-01-25 18:05:52,180,Musical Performance,8.5,441.0,137,96,22,0,0,0,0,false'
export const UNSCORED_WORKOUT =
  '2026-01-24 00:48:50,2026-01-25 00:48:50,UTCZ,2026-01-24 15:00:00,2026-01-24 16:00:00,60,,,,,,,,,,,false'
export const JOURNAL =
  'Cycle start time,Cycle end time,Cycle timezone,Question text,Answered yes,Notes\n2025-09-14 23:16:59,2025-09-15 23:08:01,UTC+02:00,Have any alcoholic drinks?,TRUE,secret'

export const csv = (...lines: string[]) => `${lines.join('\n')}\n`
export const bytes = strToU8

/** Texts by path, zipped. */
export function zip(files: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])) as Zippable)
}

export const WHOLE_EXPORT = {
  'physiological_cycles.csv': csv(CYCLE_HEADERS, OPEN_CYCLE, ENDED_CYCLE, SLEEPLESS_CYCLE),
  'sleeps.csv': csv(SLEEP_HEADERS, NAP, NIGHT),
  'workouts.csv': csv(WORKOUT_HEADERS, RUN, CONCERT, UNSCORED_WORKOUT),
  'journal_entries.csv': csv(JOURNAL),
}
