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
  const page = `${origin}/connect-whoop`
  return isAgain
    ? `The link between your wearable and ${product} has ended. Please sign in and connect it again: ${page}`
    : `Please sign in to ${product} and connect your wearable: ${page}`
}

/** The addresses of these people, each once, as the field of a mail program takes them. */
export function addressesOf(people: readonly { email: string }[]): string {
  return [...new Set(people.map(({ email }) => email))].join(', ')
}
