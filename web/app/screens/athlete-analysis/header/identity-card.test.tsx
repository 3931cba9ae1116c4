import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { detailOf } from '../detail-for-tests.ts'
import { IdentityCard } from './identity-card.tsx'

it('says in place of the green word that the link has ended, and of which wake day the newest data is', () => {
  const detail = detailOf('2026-11-21', { recovery: [61] })
  const said = (link_ended?: true) => {
    const athlete_info = { ...detail.athlete_info, link_ended }
    return linesOf(markupOf(<IdentityCard detail={{ ...detail, athlete_info }} />)).join(' ')
  }
  expect(said(true)).toMatch(/Link ended newest data today \(Nov 21\); connect again/)
  expect(said(true)).not.toContain('Whoop Connected')
  expect(said()).toContain('Whoop Connected')
  expect(said()).not.toContain('Link ended')
})

it("names a pause as the athlete's own", () => {
  const detail = detailOf('2026-11-21', { recovery: [61] })
  const athlete_info = { ...detail.athlete_info, link_paused: true }
  const said = linesOf(markupOf(<IdentityCard detail={{ ...detail, athlete_info }} />)).join(' ')
  expect(said).toContain('Paused by the athlete')
  expect(said).not.toContain('Whoop Connected')
})

it('names the maker whose records these are', () => {
  const detail = detailOf('2026-11-21', { recovery: [61] })
  const said = (provider: string) =>
    linesOf(markupOf(<IdentityCard detail={{ ...detail, athlete_info: { ...detail.athlete_info, provider } }} />)).join(
      ' ',
    )
  expect(said('whoop')).toContain('Whoop Connected')
  expect(said('oura')).toContain('Oura Connected')
})

it('says of records that came by file alone that they did', () => {
  const detail = detailOf('2026-11-21', { recovery: [61] })
  const said = (provider: string) => {
    const athlete_info = { ...detail.athlete_info, whoop_connected: false, provider }
    return linesOf(markupOf(<IdentityCard detail={{ ...detail, athlete_info }} />)).join(' ')
  }
  expect(said('garmin')).toContain('Brought in by file (Garmin)')
  expect(said('garmin')).not.toContain('No Data Source')
  expect(said('whoop')).toContain('No Data Source')
})
