import { isPlainLine } from './plain-line.ts'
import { withoutUnseenSigns } from './unseen-signs.ts'

/**
 * The key by which addresses are compared: two addresses with the same key are one mailbox. Ignores case, the spelling of
 * the domain (IDNA: `münchen` is `xn--mnchen-3ya`) and a dot at its end. Letters that only look alike (ı and i) stay
 * different, because they may be two people's. Stored beside the address (`email_key`).
 */
export function emailKey(address: string): string {
  const plain = address.trim()
  const at = plain.lastIndexOf('@')
  if (at < 0) return lowerCase(plain)
  return `${lowerCase(plain.slice(0, at))}@${domainKey(plain.slice(at + 1))}`
}

/** JavaScript and PostgreSQL differ in the lower case of İ; here it becomes i. No new address contains an İ. */
function lowerCase(text: string): string {
  return text.normalize('NFC').replaceAll('İ', 'i').toLowerCase().normalize('NFC')
}

/** Characters that end a host in a URL, or have another meaning there. */
const NO_HOST = /[\s/\\?#%:@[\]<>^|]/

function domainKey(domain: string): string {
  return asciiDomain(domain).toLowerCase().replace(/\.+$/, '')
}

function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || NO_HOST.test(domain)) return domain.normalize('NFC')
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain.normalize('NFC')
  }
}

/**
 * The key of the plain address that a reader may mistake this one for. Ignores character width, dots of i, forms of sigma
 * and invisible characters. Only for rejecting look-alikes, never for granting anything.
 */
export function emailSkeleton(address: string): string {
  const plain = withoutUnseenSigns(address.normalize('NFKC')).replace(/[İı]/g, 'i').toLowerCase().replaceAll('ς', 'σ')
  return emailKey(plain.replaceAll('i\u0307', 'i'))
}

/** Scripts that are mixed with Latin letters within a word. */
const WITH_LATIN =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/u
/** Letters that look like Latin letters. */
const LATIN_LOOKALIKES = /[аеіјорсухѕһӏԁԛԝѵАВЕЅІЈКМНОРСТХУԌԚԜҮΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυκ]/u
/** Phonetic characters that look like a plain letter. Others of that block, as ə and ɛ, are letters of living languages. */
const PHONETIC_LOOKALIKES = /[\u0251\u0261\u0262\u026A\u0274\u0280\u028F\u0299\u029C\u029F\u1D00-\u1DBF]/u
/** An i with an additional, invisible dot. */
const EXTRA_DOT = /İ|[ij]\u0307/u

/** Whether a word mixes two alphabets that are never written together, as in `Аda` with a Cyrillic first letter. */
export function mixesAlphabets(text: string): boolean {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => {
    const letters = word.match(/\p{L}/gu) ?? []
    if (letters.some((letter) => /\p{Script=Latin}/u.test(letter))) return letters.some((l) => !WITH_LATIN.test(l))
    return /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Greek}/u.test(word)
  })
}

/**
 * Whether an address or user name can only be meant to imitate another: two alphabets in one word, characters of another
 * width, or invisible characters. Words of a single alphabet are fine, whichever it is.
 */
export function looksLikeAnother(address: string): boolean {
  if (!isPlainLine(address) || address.normalize('NFC') !== address.normalize('NFKC')) return true
  return EXTRA_DOT.test(address) || PHONETIC_LOOKALIKES.test(address) || mixesAlphabets(address)
}

/**
 * Whether a reader may mistake an address for another one, although it may be genuine; such addresses are marked in
 * lists.
 */
export function mayBeMistaken(address: string): boolean {
  if (looksLikeAnother(address) || emailSkeleton(address) !== emailKey(address)) return true
  return address.split(/[@.]/).some(looksLatin)
}

/** Every non-Latin letter looks like a Latin letter. */
function looksLatin(part: string): boolean {
  const foreign = (part.match(/\p{L}/gu) ?? []).filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return foreign.length > 0 && foreign.every((letter) => LATIN_LOOKALIKES.test(letter))
}
