/** The link of a person's wearable: `ended`: the maker no longer accepts it, and nothing new arrives. */
export type LinkState = 'linked' | 'ended' | 'none'

/** What replies and records say of a link. */
interface LinkFields {
  /** Also true of a link that has ended: what it brought is still shown. */
  whoop_connected: boolean
  link_ended?: boolean | undefined
}

/** How a list says of somebody that nothing comes because they want it so. */
export const PAUSED_TEXT = 'Paused by the athlete'

/** How many people have a link in each state. */
export type LinkCounts = Record<LinkState, number>

/** The one reading of the two fields, so that no screen counts an ended link as a working one. */
export function linkStateOf({ whoop_connected, link_ended = false }: LinkFields): LinkState {
  if (!whoop_connected) return 'none'
  return link_ended ? 'ended' : 'linked'
}

/** Counts people by the state of their link. */
export function countLinks(people: readonly LinkFields[]): LinkCounts {
  const counts = { linked: 0, ended: 0, none: 0 }
  for (const person of people) counts[linkStateOf(person)]++
  return counts
}

/** `1 link ended`; '' for none. */
export const endedText = (ended: number): string =>
  ended === 0 ? '' : `${ended.toLocaleString('en-US')} ${ended === 1 ? 'link' : 'links'} ended`
