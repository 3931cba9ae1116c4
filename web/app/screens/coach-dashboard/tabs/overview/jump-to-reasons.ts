import { REASONS_ID } from '../../../../shared/team/reasons-id.ts'

/** The id of an athlete's row among those who need attention. */
export const reasonsId = (athleteId: string) => `why-${athleteId}`

/** Scrolls to the first of these athletes whose row is shown, and focuses the link in it; to the card if none is. */
export function jumpToReasons(athleteIds: readonly string[]): void {
  const row = athleteIds
    .map((id) => document.getElementById(reasonsId(id)))
    .find((found) => found !== null && found.getClientRects().length > 0)
  const target = row ?? document.getElementById(REASONS_ID)
  target?.scrollIntoView({ block: row ? 'center' : 'start' })
  row?.querySelector('a')?.focus({ preventScroll: true })
}

/** Scrolls to the card of who needs attention, and focuses its first row. */
export function openReasons(): void {
  document.getElementById(REASONS_ID)?.scrollIntoView({ block: 'start' })
  shownLinks()[0]?.focus({ preventScroll: true })
}

/** Moves the focus to the next shown row of those who need attention, or to the one before; none: to the first. */
export function stepToRow(step: 1 | -1): void {
  const links = shownLinks()
  const row = document.activeElement?.closest('li[id]')
  const at = links.findIndex((link) => row?.contains(link))
  links[at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}

const shownLinks = () =>
  [...document.querySelectorAll<HTMLElement>(`#${REASONS_ID} li[id^="${reasonsId('')}"] a`)].filter(
    (link) => link.getClientRects().length > 0,
  )
