import { expect, it } from 'vitest'
import { readXml } from './read-xml.ts'

async function read(...pieces: (string | Uint8Array)[]): Promise<string[]> {
  const seen: string[] = []
  await readXml(
    pieces.map((piece) => Buffer.from(piece)),
    'a.xml',
    {
      open: (name, attributes, depth) => seen.push(`${depth} <${name} ${JSON.stringify(attributes)}>`),
      close: (name, text, depth) => seen.push(`${depth} </${name}> ${text}`),
    },
  )
  return seen
}

it('tells of tags, their attributes and texts, with the depth, without prefixes of namespaces', async () => {
  expect(await read('<g:gpx xmlns:g="u"><g:hr unit="a &amp; b">1&#50;0</g:hr><!-- no --><x/></g:gpx>')).toEqual([
    '0 <gpx {"xmlns:g":"u"}>',
    '1 <hr {"unit":"a & b"}>',
    '1 </hr> 120',
    '1 <x {}>',
    '1 </x> ',
    '0 </gpx> ',
  ])
})

it('puts characters together that lie across pieces', async () => {
  const bytes = Buffer.from('<a n="Ada’s"/>')
  expect(await read(bytes.subarray(0, 10), bytes.subarray(10))).toEqual(['0 <a {"n":"Ada’s"}>', '0 </a> '])
})

it.each([[''], ['   '], ['<a>'], ['<a></b></a>'], ['<a/><b/>'], ['<a/>text'], ['<a b="1'], ['{"a": 1}'], ['\0\0\0']])(
  'refuses %j',
  async (text) => {
    await expect(read(text)).rejects.toMatchObject({
      name: 'ExportRefused',
      message: 'a.xml: is damaged or cut off; download it again',
    })
  },
)

it('passes on what the handler throws', async () => {
  const handler = {
    open() {
      throw new TypeError('a fault')
    },
    close() {},
  }
  await expect(readXml([Buffer.from('<a/>')], 'a.xml', handler)).rejects.toThrow(new TypeError('a fault'))
})
