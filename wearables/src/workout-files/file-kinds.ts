/** The formats of single workouts, by the ending of a file's name. */
export type WorkoutFileKind = 'fit' | 'tcx' | 'gpx'

const ENDING = /\.(fit|tcx|gpx)$/i
/** What systems put into a zip beside its files. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)|\/$/
const HEAD_CHARACTERS = 1024

/** By the ending of the name; undefined: another file. */
export function kindByName(path: string): WorkoutFileKind | undefined {
  const ending = BESIDE.test(path) ? undefined : ENDING.exec(path)?.[1]?.toLowerCase()
  return ending === 'fit' || ending === 'tcx' || ending === 'gpx' ? ending : undefined
}

/** By the first bytes; undefined: another file. */
export function kindByHead(head: Uint8Array): WorkoutFileKind | undefined {
  const text = new TextDecoder('latin1').decode(head.subarray(0, HEAD_CHARACTERS))
  if (text.slice(8, 12) === '.FIT') return 'fit'
  if (/<(?:\w+:)?TrainingCenterDatabase\b/.test(text)) return 'tcx'
  return /<(?:\w+:)?gpx\b/.test(text) ? 'gpx' : undefined
}

/** Whether an upload is a workout, or a zip of nothing but workouts: others' exports have some of them, too. */
export function isWorkoutFiles(paths: readonly string[], head: Uint8Array): boolean {
  if (kindByHead(head) !== undefined) return true
  const files = paths.filter((path) => !BESIDE.test(path))
  return files.length > 0 && files.every((path) => kindByName(path) !== undefined)
}
