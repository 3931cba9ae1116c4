import { expect, it } from 'vitest'
import { entryOf } from '../export-files/entry-for-tests.ts'
import { appleExport } from './apple-export.ts'
import { healthData, WHOLE } from './sample-export.ts'

const NOTHING = new Uint8Array()
const READING = { now: new Date('2026-11-29T15:00:00Z'), timezoneOffset: '+00:00' }

it.each([
  [['apple_health_export/export.xml']],
  [['apple_health_export/Exportieren.xml', 'apple_health_export/export_cda.xml']],
  [['backup\\apple_health_export\\export.xml']],
  [['export.xml']],
  [['exportación.xml', 'workout-routes/route_2026-11-28_6.00pm.gpx']],
])('takes %s for an export of Apple Health', (paths) => {
  expect(appleExport.isOurs(paths, NOTHING)).toBe(true)
})

it('knows a file given alone by its beginning, with a DTD and without', () => {
  const head = (text: string) => Buffer.from(text).subarray(0, 512)
  expect(appleExport.isOurs(['mine.xml'], head(healthData([])))).toBe(true)
  expect(appleExport.isOurs(['mine.xml'], head('<HealthData locale="de_DE">'))).toBe(true)
  expect(appleExport.isOurs(['mine.xml'], head('<gpx xmlns="http://www.topografix.com/GPX/1/1">'))).toBe(false)
  expect(appleExport.isOurs(['DI_CONNECT/DI-Connect-Wellness/1_sleepData.json', 'note.xml'], NOTHING)).toBe(false)
})

it('finds the export in any language by its content, and opens nothing intimate', async () => {
  const opened: string[] = []
  const listed = (path: string, text: string) => {
    const entry = entryOf(text, path)
    return {
      ...entry,
      bytes: (limit: number) => {
        opened.push(path)
        return entry.bytes(limit)
      },
    }
  }
  const { records, files } = await appleExport.read(
    [
      listed('apple_health_export/export_cda.xml', '<ClinicalDocument/>'.repeat(2000)),
      listed('apple_health_export/electrocardiograms/ecg_2026-01-01.csv', 'secret'),
      listed('apple_health_export/workout-routes/route.gpx', 'secret'),
      listed('apple_health_export/clinical-records/Condition.xml', '<HealthData>secret</HealthData>'),
      listed('__MACOSX/apple_health_export/._Exportieren.xml', 'secret'),
      listed('apple_health_export/stray.xml', `<other>${' '.repeat(50_000)}</other>`),
      listed('apple_health_export/Exportieren.xml', healthData(WHOLE)),
    ],
    READING,
  )
  expect(records.sleeps).toHaveLength(1)
  expect(files.sleeps).toBe('Exportieren.xml')
  expect(opened).toEqual(['apple_health_export/stray.xml', 'apple_health_export/Exportieren.xml'])
})

it('refuses what is no export, in a sentence', async () => {
  const refusal = { name: 'ExportRefused', message: expect.stringContaining('This is no export of Apple Health') }
  await expect(appleExport.read([entryOf('<gpx/>', 'run.xml')], READING)).rejects.toMatchObject(refusal)
  await expect(appleExport.read([], READING)).rejects.toMatchObject(refusal)
  await expect(appleExport.read([entryOf('', 'export.xml')], READING)).rejects.toMatchObject(refusal)
})
