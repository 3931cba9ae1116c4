const DAYS = 180

/**
 * For how long browsers use https only, as the header's value (RFC 6797). Subdomains are left out: they are not ours to decide
 * for.
 */
export const HSTS_SECONDS = DAYS * 86_400
export const HSTS = `max-age=${HSTS_SECONDS}`

/** Whether browsers reach this server by https, which a proxy of the operator's terminates. */
export function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https://') ?? false
}
