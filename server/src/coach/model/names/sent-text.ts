const EMAIL = /[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[\p{L}\d-]+/gu
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** Normalizes letters and removes invisible characters, so that different spellings of a name compare equal. */
export function plain(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '')
}

/** Replaced by `[e-mail address]` and `[id]` in every mode. */
export function withoutAddresses(text: string): string {
  return text.replace(EMAIL, '[e-mail address]').replace(UUID, '[id]')
}
