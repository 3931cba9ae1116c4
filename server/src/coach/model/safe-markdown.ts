const IMAGE = /!\[([^\]]*)\]\([^)]*\)/g
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g
const DEFINITION = /^\s*\[[^\]]*\]:.*$/gm
const TAG = /<\/?[a-z!?][^<>]*>/gi
const OPEN_TAG = /<(?=[a-z/!?])/gi
const ADDRESS = /\b(?:https?|ftp|data|javascript|mailto|file):\S*|\bwww\.\S+/gi
/** What nobody sees, but for what joins an emoji; and characters by their number, which the check of numbers would not read. */
const UNSEEN = /(?!\u200d)\p{Cf}/gu
const ENTITY = /&#(?:\d+|x[\da-f]+);?/gi
const ARTICLE = /^\/knowledge\/([a-z0-9-]+)$/

/**
 * A model's markdown without anything that could carry a reader, or what they see, elsewhere: no HTML, no image, no address. A link
 * stays where it leads to an article that was found for this answer; of others the words stay.
 */
export function safeMarkdown(text: string, articles: ReadonlySet<string>): string {
  const plain = text
    .replace(UNSEEN, '')
    .replace(ENTITY, '')
    .replace(DEFINITION, '')
    .replace(TAG, '')
    .replace(OPEN_TAG, '')
    .replace(IMAGE, '$1')
  const linked = plain.replace(LINK, (link, words: string, address: string) => {
    const slug = ARTICLE.exec(address.trim())?.[1]
    return slug && articles.has(slug) ? link : words
  })
  return linked.replace(ADDRESS, '')
}
