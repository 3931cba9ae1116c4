import { normalizedOrganizationName } from './organization-name.ts'

/**
 * The addresses of the logos in web/organization-logos, known when the app is built: nobody asks the server for a logo that is
 * not there, and none comes in late.
 */
const ADDRESSES = import.meta.glob<string>('../../../organization-logos/*.{svg,png,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const BY_NAME = new Map(
  Object.entries(ADDRESSES).map(([file, address]) => [file.replace(/^.*\/|\.\w+$/g, ''), address]),
)

/** undefined: the organization has none, and its initials stand in. */
export function findLogo(organizationName: string): string | undefined {
  return BY_NAME.get(normalizedOrganizationName(organizationName))
}
