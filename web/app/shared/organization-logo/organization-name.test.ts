import { describe, expect, it } from 'vitest'
import { normalizedOrganizationName, organizationInitials, organizationNameOf } from './organization-name.ts'

it.each([
  ['Riverside Athletics', 'riversideathletics'],
  ['  RIVERSIDE   athletics! ', 'riversideathletics'],
  ['FC Zürich 1896', 'fczurich1896'],
  ['Łódź & Søborg Æther', 'lodzsoborgaether'],
  ['Straße', 'strasse'],
  ['Динамо', 'динамо'],
  ['../../etc/passwd', 'etcpasswd'],
  ['🤼', ''],
])('normalizes %s to "%s"', (name, normalized) => {
  expect(normalizedOrganizationName(name)).toBe(normalized)
})

it.each([
  ['Riverside Athletics', 'RA'],
  ['riverside', 'R'],
  ['The Old "Wrestlers" Club', 'TO'],
  ['FC-Zürich', 'FZ'],
  ['école', 'É'],
  ['🤼 !', ''],
])('the initials of %s are "%s"', (name, initials) => {
  expect(organizationInitials(name)).toBe(initials)
})

describe("a team's organization", () => {
  it.each([
    [{ name: 'Hill Wrestling', organization: { name: 'Hill Athletics' } }, 'Hill Athletics'],
    [{ name: 'Iowa Hawks Wrestling Men', organization: null }, 'Iowa Hawks'],
    [{ name: 'Iowa basketball' }, 'Iowa'],
    [{ name: 'Wrestling' }, null],
    [{ name: 'Trackers United' }, null],
    [{ name: 'Iowa', organization: { name: '' } }, null],
  ])('of %o is %s', (team, name) => {
    expect(organizationNameOf(team)).toBe(name)
  })
})
