import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryOf } from '../export-files/entry-for-tests.ts'
import { ExportRefused } from '../own-export/export-refused.ts'
import { appleExport } from './apple-export.ts'
import { healthData, MEASURED, NIGHT, PATH, sample, WHOLE } from './sample-export.ts'

const READING = { now: new Date('2026-11-29T15:00:00Z'), timezoneOffset: '+00:00' }
const read = (content: string | Uint8Array, pieceBytes?: number) =>
  appleExport.read([entryOf(content, PATH, pieceBytes)], READING)
const WHOLE_XML = healthData(WHOLE)
const DAMAGED = { name: 'ExportRefused', message: 'export.xml: is damaged or cut off; download it again' }

/** The records, or undefined for a refusal; any other failure is thrown. */
async function readOrRefuse(content: string | Uint8Array) {
  try {
    return (await read(content)).records
  } catch (error) {
    if (error instanceof ExportRefused) return undefined
    throw error
  }
}

async function* endless(start: string, piece: string, pieces: number) {
  yield Buffer.from(start)
  const bytes = Buffer.from(piece)
  for (let count = 0; count < pieces; count++) yield bytes
}
const readEndless = (start: string, piece: string, pieces = 100_000) =>
  appleExport.read([{ path: PATH, size: 10e9, bytes: () => endless(start, piece, pieces) }], READING)

it('gives the same records whatever the order in which they stand', async () => {
  const inOrder = (await read(WHOLE_XML)).records
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(WHOLE, { minLength: WHOLE.length }), async (elements) => {
      expect((await read(healthData(elements))).records).toEqual(inOrder)
    }),
    { numRuns: 30 },
  )
})

it('gives the same records whatever the length of the pieces', async () => {
  const whole = await read(WHOLE_XML)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3000 }), async (pieceBytes) => {
      expect(await read(WHOLE_XML, pieceBytes)).toEqual(whole)
    }),
    { numRuns: 30 },
  )
})

it('gives the same records where the type is not the first attribute, so that every record reaches the reader of XML', async () => {
  const typeLast = WHOLE_XML.replace(/<Record (type="[^"]*") ([^>]*?)(\/?>)/g, '<Record $2 $1$3')
  expect(typeLast).toContain('"HKQuantityTypeIdentifierHeartRate"/>')
  expect(await read(typeLast)).toEqual(await read(WHOLE_XML))
})

it('passes over a million records that it does not read', async () => {
  const [head = '', tail = ''] = healthData(['<!-- here -->', ...WHOLE]).split('<!-- here -->')
  const heartRates =
    '<Record type="HKQuantityTypeIdentifierHeartRate" value="61"><MetadataEntry key="a"/></Record>\n'.repeat(1000)
  async function* bytes() {
    yield* endless(head, heartRates, 1000)
    yield Buffer.from(tail)
  }
  const { records } = await appleExport.read([{ path: PATH, size: 90e6, bytes }], READING)
  expect(records).toEqual((await read(WHOLE_XML)).records)
})

it('refuses a file that is cut off anywhere', async () => {
  const end = WHOLE_XML.indexOf('</HealthData>')
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: end + 12 }), async (length) => {
      expect(await readOrRefuse(WHOLE_XML.slice(0, length))).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})

it('reads or refuses a file with any byte changed, or any stretch taken out', async () => {
  const bytes = Buffer.from(WHOLE_XML)
  const place = fc.integer({ min: 0, max: bytes.length - 1 })
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 0, max: 255 }), async (at, byte) => {
      const copy = Buffer.from(bytes)
      copy[at] = byte
      await readOrRefuse(copy)
    }),
    { numRuns: 100 },
  )
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 400 }), async (at, length) => {
      await readOrRefuse(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]))
    }),
    { numRuns: 60 },
  )
})

it('reads any text as value, unit, date or name without a failure', async () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((given) => given.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`))
  await fc.assert(
    fc.asyncProperty(text, text, text, text, async (value, unit, date, source) => {
      const elements = [
        sample('HeartRateVariabilitySDNN', value, unit, '2026-11-28 00:10:00 -0600', source),
        sample('RestingHeartRate', value, 'count/min', date),
        `<Workout workoutActivityType="${value}" sourceName="${source}" startDate="${date}" endDate="${date}"><MetadataEntry key="HKTimeZone" value="${unit}"/></Workout>`,
      ]
      expect(await readOrRefuse(healthData([...NIGHT, ...elements]))).toMatchObject({ sleeps: [{ nap: false }] })
    }),
    { numRuns: 60 },
  )
})

describe('of faults that Apple itself has written', () => {
  it('reads a DTD whose tags do not end', async () => {
    const dtd =
      '<!DOCTYPE HealthData [\n<!ATTLIST VisionPrescription\n  type CDATA #REQUIRED\n<!ELEMENT Prism EMPTY>\n>\n]>'
    expect((await read(healthData(WHOLE, { dtd }))).records).toEqual((await read(WHOLE_XML)).records)
  })

  it('reads control characters, an attribute that stands twice and one with blanks in its name', async () => {
    const odd = WHOLE_XML.replace('duration="48.5"', 'startDate="2026-11-28 17:10:00 -0600" duration="48.5"').replace(
      'key="HKWeatherTemperature"',
      'Health Mate App="2" key="\u000b"',
    )
    const { workouts } = (await read(odd)).records
    expect(workouts).toHaveLength(2)
    expect(workouts[1]?.kilojoule).toBeCloseTo(2092, 6)
  })
})

describe('of files made to do harm', () => {
  it('expands no entity of a DTD', async () => {
    const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`)
    const dtd = `<!DOCTYPE HealthData [\n<!ENTITY l0 "lol">\n${levels.join('\n')}\n<!ENTITY file SYSTEM "file:///etc/passwd">\n]>`
    const { workouts } = (await read(healthData([RIDE_OF('&l9;&file;')], { dtd }))).records
    expect(JSON.stringify(workouts)).not.toMatch(/lollol|root:/)
  })

  it.each([
    ['zeros', '<HealthData>', '\0'.repeat(65_536)],
    ['blanks', '<HealthData>', ' '.repeat(65_536)],
    ['a tag without an end', '<HealthData><Record type="', 'x'.repeat(65_536)],
    ['an unread record without an end', '<HealthData><Record type="HKUnread" a="', 'x'.repeat(65_536)],
    ['endless attributes', '<HealthData><Me', ' a="1"'.repeat(10_000)],
    ['a comment without an end', '<HealthData><!--', 'x'.repeat(65_536)],
    ['a DTD without an end', '<!DOCTYPE HealthData [', '<!ELEMENT a EMPTY>'.repeat(4000)],
    ['tags in tags', '<HealthData>', '<Record>'.repeat(8000)],
    ['unknown entities', '<HealthData>', '&x;'.repeat(20_000)],
  ])('refuses %s before they fill the memory', async (_what, start, piece) => {
    await expect(readEndless(start, piece)).rejects.toMatchObject(DAMAGED)
  })

  it('refuses more workouts on a day than anybody has', async () => {
    const many = Array.from({ length: 51 }, (_, i) =>
      RIDE_OF('Bikes', `2026-11-28 08:${String(i).padStart(2, '0')}:00 +0000`),
    )
    await expect(read(healthData(many))).rejects.toMatchObject({
      message: 'export.xml: 2026-11-28 has 51 workouts; a day may have up to 50',
    })
  })
})

function RIDE_OF(source: string, start = '2026-11-28 08:00:00 +0000') {
  return `<Workout workoutActivityType="HKWorkoutActivityTypeCycling" sourceName="${source}" startDate="${start}" endDate="2026-11-28 09:30:00 +0000"/>`
}

it('keeps measurements without a night apart from nights', async () => {
  const { recoveries, sleeps } = (await read(healthData(MEASURED))).records
  expect(sleeps).toEqual([])
  expect(recoveries).toMatchObject([{ resting_heart_rate: 51, other_values: null, spo2_percentage: null }])
})
