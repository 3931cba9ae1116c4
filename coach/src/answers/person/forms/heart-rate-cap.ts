/** A step of the return has a heart rate limit. */
export const asksCap = (message: string): boolean =>
  /\b(hr|heart rate|bpm|pulse)\b[^.]{0,20}\b(caps?|ceiling|limit|max|target|zone|ok|allowed)\b|\b(cap|ceiling|limit|max)\b[^.]{0,12}\b(hr|heart rate|bpm|pulse)\b/i.test(
    message,
  )

export const CAP = '**The heart rate cap of a return step is for the medical staff to set**: no record here gives one.'
