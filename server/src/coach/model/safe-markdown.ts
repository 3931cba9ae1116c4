import { withoutAddresses } from './names/sent-text.ts'

const IMAGE = /!\[([^\]]*)\]\([^)]*\)/g
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g
const DEFINITION = /^\s*\[[^\]]*\]:.*$/gm
const TAG = /<\/?[a-z!?][^<>]*>/gi
const OPEN_TAG = /<(?=[a-z/!?])/gi
const ADDRESS = /\b(?:https?|ftp|data|javascript|mailto|file):\S*|\bwww\.\S+/gi
/**
 * Invisible characters, except those that join an emoji; and numeric character references, which the check of figures would not
 * read.
 */
const UNSEEN = /(?!\u200d)\p{Cf}/gu
/**
 * Named character references too, if they stand for a character of an address (`&commat;`); a few that a text needs are
 * allowed.
 */
const ENTITY = /&#(?:\d+|x[\da-f]+);?|&(?!(?:amp|lt|gt|quot|apos|nbsp);)[a-z][a-z\d]*;/gi
/** An escaped character is drawn literally, so `https\://` would be read as an address. */
const ESCAPED = /\\(?=[:/.@])/g
const ARTICLE = /^\/knowledge\/([a-z0-9-]+)$/

/**
 * A model's markdown without anything that could load or link to something else: no HTML, no images, no addresses of pages or
 * mailboxes. A link is kept if it leads to an article that was found for this answer; of other links only the text is kept.
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
