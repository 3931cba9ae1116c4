import { withoutAddresses } from './names/sent-text.ts'

const IMAGE = /!\[([^\]]*)\]\([^)]*\)/g
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g
const DEFINITION = /^\s*\[[^\]]*\]:.*$/gm
const TAG = /<\/?[a-z!?][^<>]*>/gi
const OPEN_TAG = /<(?=[a-z/!?])/gi
const ADDRESS = /\b(?:https?|ftp|data|javascript|mailto|file):\S*|\bwww\.\S+/gi
/** What nobody sees, but for what joins an emoji; and characters by their number, which the check of numbers would not read. */
const UNSEEN = /(?!\u200d)\p{Cf}/gu
/** Also those by name that stand for a sign of an address (`&commat;`), but for the few that a text needs. */
const ENTITY = /&#(?:\d+|x[\da-f]+);?|&(?!(?:amp|lt|gt|quot|apos|nbsp);)[a-z][a-z\d]*;/gi
/** An escaped sign is drawn as it is: `https\://` would be read as an address then. */
const ESCAPED = /\\(?=[:/.@])/g
const ARTICLE = /^\/knowledge\/([a-z0-9-]+)$/

/**
 * A model's markdown without anything that could carry a reader, or what they see, elsewhere: no HTML, no image, no address of a
 * page or of a mailbox. A link
 * stays where it leads to an article that was found for this answer; of others the words stay.
 */
export function safeMarkdown(text: string, articles: { has(slug: string): boolean }): string {
  const plain = text
    .replace(UNSEEN, '')
    .replace(ENTITY, '')
    .replace(ESCAPED, '')
    .replace(DEFINITION, '')
    .replace(TAG, '')
    .replace(OPEN_TAG, '')
    .replace(IMAGE, '$1')
  const linked = plain.replace(LINK, (link, words: string, address: string) => {
    const slug = ARTICLE.exec(address.trim())?.[1]
    return slug && articles.has(slug) ? link : words
  })
  return withoutAddresses(linked.replace(ADDRESS, ''))
}
