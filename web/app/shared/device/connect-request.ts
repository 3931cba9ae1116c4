/** The page where a wearable is connected; who is not signed in comes back to it after signing in. */
export const devicePageAt = (origin: string): string => `${origin}/connect-whoop`

/** A message to people whose wearable sends nothing, with the page that mends it. */
export function connectRequest({
  isAgain,
  product,
  origin,
}: {
  isAgain: boolean
  product: string
  origin: string
}): string {
  const page = devicePageAt(origin)
  return isAgain
    ? `The link between your wearable and ${product} has ended. Please sign in and connect it again: ${page}`
    : `Please sign in to ${product} and connect your wearable: ${page}`
}

/** The addresses of these people, each once, as the field of a mail program takes them. */
export function addressesOf(people: readonly { email: string }[]): string {
  return [...new Set(people.map(({ email }) => email))].join(', ')
}

/**
 * Opens the coach's own mail program with the message, each address where the others do not see it. What the server could
 * send would come from nobody they know.
 */
export function mailAddress(
  people: readonly { email: string }[],
  { subject, text }: { subject: string; text: string },
): string {
  const fields = { bcc: addressesOf(people).replaceAll(', ', ','), subject, body: text }
  return `mailto:?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}
