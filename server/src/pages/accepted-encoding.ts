export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding of a page that a browser accepts (RFC 9110, 12.5.3); a quality of 0 is a refusal. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '').split(',').flatMap((entry) => {
    const [name = '', quality = ''] = entry.trim().toLowerCase().split(';')
    return /^\s*q=0(\.0*)?\s*$/.test(quality) ? [] : [name.trim()]
  })
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
