import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { Line } from '../draft-text.ts'
import type { DraftRequest } from '../request/draft-request.ts'

/** Whether the nights call for more sleep (docs/reference/metrics-and-rules.md#guidance-performance-view: under 7 h). */
export const asksBetterSleep = (hours: number): boolean => hours < PERFORMANCE_GUIDANCE.shortSleepBelowHours

/** To go to bed earlier, in the requested tone. */
export function sleepRequest({ manner, words }: DraftRequest): Line[] {
  const isOfPhones = /\b(phones?|screens?|xbox|gaming|2k|scrolling)\b/i.test(words)
  return [
    { text: manner.tone === 'firm' ? 'Be in bed earlier tonight.' : 'Please be in bed earlier tonight.', keep: 1 },
    ...(isOfPhones ? [{ text: 'The phone stays outside of the bedroom.', keep: 1 as const }] : []),
    ...(manner.tone === 'casual'
      ? []
      : [
          {
            text:
              manner.tone === 'firm'
                ? 'Sleep is part of training.'
                : 'Sleep is the part of training that nobody can do for you.',
            keep: 3 as const,
          },
        ]),
  ]
}

/** Whether a request sends somebody to bed, however the nights were. */
export const asksForBed = (words: string): boolean =>
  /\b(to bed|bed ?times?|earlier|lights out|sleep more|more sleep|in bed|phones?|screens?)\b/i.test(words)
