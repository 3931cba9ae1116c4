/**
 * Invisible characters: controls (line breaks, BEL), formatting (zero-width characters, direction overrides) and what
 * programs do not render (Unicode's Default_Ignorable_Code_Point).
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu')

export function hasUnseenSign(text: string): boolean {
  return UNSEEN.test(text)
}

export function withoutUnseenSigns(text: string): string {
  return text.replace(EVERY_UNSEEN, '')
}
