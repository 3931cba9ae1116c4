import { SaxesParser } from 'saxes'
import { ExportRefused } from '../own-export/export-refused.ts'

/** What is called as a document is read. `depth` of the root is 0. Names are without the prefix of their namespace. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>, depth: number): void
  /** @param text what stood last in the element, for one that holds only text */
  close(name: string, text: string, depth: number): void
}

/** A wearable's file has a handful of levels; each takes memory. */
const DEEPEST = 64
/** The longest tag or text by far is a device's description of some hundred characters. Whatever is longer fills the memory. */
const LONGEST_PIECE = 1024 * 1024
const MOST_FAULTS = 20_000

/**
 * Faults of makers' own programs: control characters in names of apps, an attribute that stands twice, one whose name has
 * spaces. All others mean that something is missing, and what is left could be read wrongly.
 */
const HARMLESS =
  /^(?:disallowed character(?: in entity name)?\.|duplicate attribute|attribute without value|no whitespace between attributes|undefined entity|malformed character entity)/

/**
 * Reads a document of any length, a piece at a time, in bounded memory. A DTD is passed over: it declares no entities, so none
 * can grow.
 * @param file for messages
 * @throws ExportRefused for a document that is cut off, damaged, or built to fill the memory; and whatever the handler throws
 */
export async function readXml(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file: string,
  handler: XmlHandler,
): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const decoder = new TextDecoder()
  let [faults, depth, sinceTag, text] = [0, 0, 0, '']
  parser.on('error', ({ message }) => {
    if (!HARMLESS.test(message) || ++faults > MOST_FAULTS) throw damaged(file)
  })
  parser.on('text', (given) => {
    text = given
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (depth > DEEPEST) throw damaged(file)
    ;[text, sinceTag] = ['', 0]
    handler.open(localName(name), attributes, depth++)
  })
  parser.on('closetag', ({ name }) => {
    handler.close(localName(name), text, --depth)
    ;[text, sinceTag] = ['', 0]
  })
  const write = (part: string) => {
    parser.write(part)
    sinceTag += part.length
    if (sinceTag > LONGEST_PIECE) throw damaged(file)
  }
  for await (const piece of pieces) write(decoder.decode(piece, { stream: true }))
  write(decoder.decode())
  parser.close()
}

function damaged(file: string): ExportRefused {
  return new ExportRefused({ file }, 'is damaged or cut off; download it again')
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
