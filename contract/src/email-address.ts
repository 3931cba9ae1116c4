import { isPlainLine } from './plain-line.ts'
import { withoutUnseenSigns } from './unseen-signs.ts'

/**
 * What an address is compared by wherever it gives something: two addresses with the same key are one mailbox. Case makes no
 * difference, nor does the writing of the domain (IDNA: `münchen` is `xn--mnchen-3ya`) and a dot at its end. Letters that only
 * look alike (ı and i) stay apart: they may be two people's. Stored beside the address (`email_key`).
 */
export function emailKey(address: string): string {
  const plain = address.trim()
  const at = plain.lastIndexOf('@')
  if (at < 0) return lowerCase(plain)
  return `${lowerCase(plain.slice(0, at))}@${domainKey(plain.slice(at + 1))}`
}

/** The lower case of İ differs between JavaScript and PostgreSQL: here it is i. No new address holds an İ. */
function lowerCase(text: string): string {
  return text.normalize('NFC').replaceAll('İ', 'i').toLowerCase().normalize('NFC')
}

/** What ends a host in a URL, or is read as something else there. */
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
 * The key of the plain address that a reader may take this one for: the same for all that differ by width, dots of i, forms of
 * sigma and signs that nobody sees. Only for keeping look-alikes out, never for giving anything.
 */
export function emailSkeleton(address: string): string {
  const plain = withoutUnseenSigns(address.normalize('NFKC')).replace(/[İı]/g, 'i').toLowerCase().replaceAll('ς', 'σ')
  return emailKey(plain.replaceAll('i\u0307', 'i'))
}

/** Scripts that are written together with Latin letters in one word. */
const WITH_LATIN =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/u
/** Letters that are drawn as Latin ones. */
const DRAWN_AS_LATIN = /[аеіјорсухѕһӏԁԛԝѵАВЕЅІЈКМНОРСТХУԌԚԜҮΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυκ]/u
/** Signs of phonetic writing that are drawn as a plain letter. Others of that block, as ə and ɛ, are letters of living languages. */
const PHONETIC_TWIN = /[\u0251\u0261\u0262\u026A\u0274\u0280\u028F\u0299\u029C\u029F\u1D00-\u1DBF]/u
/** An i with a dot more than one sees. */
const DOTTED_TWICE = /İ|[ij]\u0307/u

/** Whether one word has letters of two alphabets that are never written together, as in `Аda` with a Cyrillic first letter. */
export function mixesAlphabets(text: string): boolean {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => {
    const letters = word.match(/\p{L}/gu) ?? []
    if (letters.some((letter) => /\p{Script=Latin}/u.test(letter))) return letters.some((l) => !WITH_LATIN.test(l))
    return /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Greek}/u.test(word)
  })
}

/**
 * Whether an address or user name can only be meant to look like another: two alphabets in one word, signs of another width or
 * that nobody sees. Words of one alphabet are not, whichever it is.
 */
export function looksLikeAnother(address: string): boolean {
  if (!isPlainLine(address) || address.normalize('NFC') !== address.normalize('NFKC')) return true
  return DOTTED_TWICE.test(address) || PHONETIC_TWIN.test(address) || mixesAlphabets(address)
}

/** Whether a reader may take an address for another one, though it may well be right: for a mark in lists. */
export function mayBeMistaken(address: string): boolean {
  if (looksLikeAnother(address) || emailSkeleton(address) !== emailKey(address)) return true
  return address.split(/[@.]/).some(isDrawnAsLatin)
}

/** Every letter of another alphabet is one that a reader takes for a Latin letter. */
function isDrawnAsLatin(part: string): boolean {
  const foreign = (part.match(/\p{L}/gu) ?? []).filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return foreign.length > 0 && foreign.every((letter) => DRAWN_AS_LATIN.test(letter))
}
