const DAYS = 180

/** Browsers come by https alone for so long, in the words of the header (RFC 6797). Subdomains are not ours to decide for. */
export const HSTS_SECONDS = DAYS * 86_400
export const HSTS = `max-age=${HSTS_SECONDS}`

/** Whether browsers reach this server by https: a proxy of the operator's speaks it for us. */
export function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https://') ?? false
}
