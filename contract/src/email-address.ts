import { hasUnseenSign, withoutUnseenSigns } from './unseen-signs.ts'

/**
 * What an address is compared by, everywhere: two addresses with the same key are of one person. Case, width (NFKC), signs
 * that nobody sees, the dots of i and a dot at the end make no difference. Stored beside the address (`email_key`) and used
 * for limits and mails, so that no two places compare in their own way.
 */
export function emailKey(address: string): string {
  const plain = withoutUnseenSigns(address.normalize('NFKC'))
    // Their lower case differs between JavaScript and PostgreSQL, and by the place in the word.
    .replace(/[\u0130\u0131]/g, 'i')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
    .trim()
  const at = plain.lastIndexOf('@')
  if (at < 0) return plain
  const domain = plain.slice(at).replaceAll('。', '.').replace(/\.+$/, '')
  return plain.slice(0, at) + domain
}

/** Scripts that are written together with Latin letters in one word. */
const WITH_LATIN =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/u
/** Letters that are drawn as Latin ones: Cyrillic and Greek, and those of phonetic writing. */
const DRAWN_AS_LATIN = /[аеіјорсухѕһӏԁԛԝѵАВЕЅІЈКМНОРСТХУԌԚԜҮΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυκ\u0250-\u02AF\u1D00-\u1DBF]/u
const PHONETIC = /[\u0250-\u02AF\u1D00-\u1DBF]/u

/** Whether one word has Latin letters beside letters of another alphabet, as in `Аda` with a Cyrillic first letter. */
export function mixesAlphabets(text: string): boolean {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => {
    const letters = word.match(/\p{L}/gu) ?? []
    return letters.some((letter) => /\p{Script=Latin}/u.test(letter)) && letters.some((l) => !WITH_LATIN.test(l))
  })
}

/** Whether an address looks like another one: signs of another width or that nobody sees, and letters drawn as Latin ones. */
export function looksLikeAnother(address: string): boolean {
  if (hasUnseenSign(address) || address.normalize('NFC') !== address.normalize('NFKC')) return true
  return mixesAlphabets(address) || address.split(/[@.]/).some(isDrawnAsLatin)
}

/** Every letter of another alphabet is one that a reader takes for a Latin letter. */
function isDrawnAsLatin(part: string): boolean {
  const letters = part.match(/\p{L}/gu) ?? []
  if (letters.some((letter) => PHONETIC.test(letter))) return true
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return foreign.length > 0 && foreign.every((letter) => DRAWN_AS_LATIN.test(letter))
}
