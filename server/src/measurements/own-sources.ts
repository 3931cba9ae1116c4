import { providerLabel } from '@corner/contract/constants/providers.ts'
import {
  AUTOMATIC_SOURCE,
  type ChosenSource,
  MEASURE_GROUPS,
  type MeasureGroup,
  type RecordSources,
} from '@corner/contract/entities/record-sources.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { findProvider } from '@corner/wearables/providers.ts'
import { recordAudit } from '../audit/audit.ts'
import { announceLinkChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { givesGroup, givesStrain, makersOf } from './athlete-sources.ts'
import { findLinks } from './links-store.ts'
import { chooseMaker, findMakerDays } from './record-sources-store.ts'
import { type MakerOfGroup, rankMakers, segmentsOf } from './source-rule.ts'

/** Whose records count for each group of a user's own measures, and which makers there are to choose from. */
export function ownSources(db: Database, userId: string): Promise<RecordSources> {
  return asSeenBy(db, [userId], (own) => readOwn(own, userId))
}

/**
 * Lets a maker's records count for a group from their first day on, or leaves that to Corner again.
 * @throws Refusal `bad_input` for a maker that gives the user nothing of the group
 */
export async function chooseSource(
  db: Database,
  userId: string,
  { group, provider: chosen }: ChosenSource,
): Promise<RecordSources> {
  const provider = chosen === AUTOMATIC_SOURCE ? null : chosen
  return asSeenBy(db, [userId], async (own) => {
    const { sources } = await readOwn(own, userId)
    const options = sources.find((source) => source.group === group)?.options ?? []
    if (provider !== null && !options.some((option) => option.provider === provider)) {
      const sentence = 'This wearable gives you nothing of this kind'
      throw new Refusal('bad_input', sentence, { fields: { provider: sentence } })
    }
    await chooseMaker(own, userId, group, provider)
    await recordAudit(own, { actor: userId, subject: userId, action: 'source_chosen', details: { group, provider } })
    await announceLinkChange(own, userId)
    return readOwn(own, userId)
  })
}

async function readOwn(own: VisibleDatabase, userId: string): Promise<RecordSources> {
  const links = (await findLinks(own, [userId])).get(userId) ?? []
  const days = (await findMakerDays(own, [userId])).get(userId) ?? []
  const isLinkedTo = (provider: string) =>
    links.some((link) => link.provider === provider && link.status !== 'disconnected')
  const sources = MEASURE_GROUPS.map((group) => {
    const ranked = rankMakers(makersOf(group, links, days)).filter(
      ({ provider, days: known }) => known !== null || (isLinkedTo(provider) && givesGroup(provider, group)),
    )
    const segments = segmentsOf(ranked)
    const counting = segments.at(-1)?.provider ?? null
    return {
      group,
      provider: counting,
      chosen: ranked[0]?.isChosen ?? false,
      segments,
      options: offered(group, ranked, counting).map(optionOf),
    }
  })
  return { sources }
}

/**
 * The makers to choose from. Where one gives strain, those that only give the day's energy or heart rates are no choice beside
 * it; but the one that counts now stays, so that it can be changed.
 */
function offered(group: MeasureGroup, ranked: readonly MakerOfGroup[], counting: string | null) {
  if (group !== 'activity' || !ranked.some(({ provider }) => givesStrain(provider))) return ranked
  return ranked.filter(({ provider, isChosen }) => givesStrain(provider) || isChosen || provider === counting)
}

const optionOf = ({ provider, days }: MakerOfGroup) => ({
  provider,
  label: findProvider(provider)?.label ?? providerLabel(provider),
  first_day: days?.from ?? null,
  last_day: days?.until ?? null,
  gives_strain: givesStrain(provider),
})
