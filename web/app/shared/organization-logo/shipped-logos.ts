import { normalizedOrganizationName } from './organization-name.ts'

/**
 * The logos in web/organization-logos, resolved at build time: no request for a missing logo, and none appears late.
 */
const ADDRESSES = import.meta.glob<string>('../../../organization-logos/*.{svg,png,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const BY_NAME = new Map(
  Object.entries(ADDRESSES).map(([file, address]) => [file.replace(/^.*\/|\.\w+$/g, ''), address]),
)

/** undefined: none, and the initials are shown. */
export function findLogo(organizationName: string): string | undefined {
  return BY_NAME.get(normalizedOrganizationName(organizationName))
}
