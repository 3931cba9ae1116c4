const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** "Nov 25, 2026", in UTC: the reader's time zone is unknown. */
export const mailDate = (moment: Date) => day.format(moment)

/** "Nov 25, 2026, 14:05 UTC" */
export const mailTime = (moment: Date) => `${day.format(moment)}, ${clock.format(moment)} UTC`
