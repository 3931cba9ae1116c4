import type { MessageWords } from './message-words.ts'

/** Not a figure of that name: "Corner readiness", "Oura readiness". */
const READINESS =
  /(?<!\b(?:corners?|corner['’]s|daily|oura|fitbit|garmin|google|intervals|intervals\.icu|icu) )\breadiness\b|\bhow ready\b/
/** A figure of several days, a comparison, another measure or another question. */
const OF_FIGURES =
  /\b(averages?|avg|mean|trend\w*|weeks?|month|days|compare\w*|vs|versus|charts?|graph|table|why|scores?|highest|lowest|yesterday|tomorrow|best|worst|who|which|since|chang\w*|hrv|strain|heart rate|respiratory|spo2|spell)\b/
const OF_TRAINING = /\b(live|hard|push|wrestle|compete|lift|train)\b/

/**
 * "How is his readiness today and how did he sleep": what the day asks for comes before the numbers, each beside its
 * usual.
 */
export const asksReadiness = ({ words, windows }: MessageWords): boolean =>
  READINESS.test(words) &&
  !OF_FIGURES.test(words) &&
  !OF_TRAINING.test(words) &&
  windows.every((window) => 'day' in window && window.day === 0)
