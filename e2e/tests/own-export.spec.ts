import { strToU8, zipSync } from 'fflate'
import { expect, expectAccessible, signInAs, test } from '../corner.ts'
import { apiOf, PASSWORD, register } from '../people.ts'

/** The columns of WHOOP's own export, and two nights in its format. */
const CYCLES = `Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Resting heart rate (bpm),Heart rate variability (ms),Skin temp (celsius),Blood oxygen %,Day Strain,Energy burned (cal),Max HR (bpm),Average HR (bpm),Sleep onset,Wake onset,Sleep performance %,Respiratory rate (rpm),Asleep duration (min),In bed duration (min),Light sleep duration (min),Deep (SWS) duration (min),REM duration (min),Awake duration (min),Sleep need (min),Sleep debt (min),Sleep efficiency %,Sleep consistency %
2026-03-10 23:10:47,,UTC-05:00,57,56,63,34.07,95.00,,,,,2026-03-10 23:10:47,2026-03-11 07:07:55,57,17.7,449,477,204,110,135,28,580,100,94,69
2026-03-09 23:40:13,2026-03-10 23:10:47,UTC-05:00,72,55,65,34.17,96.12,6.7,2127,152,70,2026-03-09 23:40:13,2026-03-10 07:08:45,74,17.5,412,448,200,84,128,36,608,127,92,59
`
const WORKOUTS = `Cycle start time,Cycle end time,Cycle timezone,Workout start time,Workout end time,Duration (min),Activity name,Activity Strain,Energy burned (cal),Max HR (bpm),Average HR (bpm),HR Zone 1 %,HR Zone 2 %,HR Zone 3 %,HR Zone 4 %,HR Zone 5 %,GPS enabled
2026-03-09 23:40:13,2026-03-10 23:10:47,UTC-05:00,2026-03-10 17:00:00,2026-03-10 18:30:00,90,Wrestling,13.4,801.5,188,141,10,20,30,25,10,false
`

function exported(cycles: string) {
  const files = { 'physiological_cycles.csv': strToU8(cycles), 'workouts.csv': strToU8(WORKOUTS) }
  return { name: 'my_whoop_data.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) }
}

test('an athlete imports their own export: errors have a place, a good one is counted, a second adds nothing', async ({
  page,
}) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  await page.goto('/connect-whoop')
  const card = page.getByRole('region', { name: 'Bring in your own WHOOP export' })
  const choose = async (file: ReturnType<typeof exported>) => {
    const chooser = page.waitForEvent('filechooser')
    await card.getByRole('button', { name: 'Choose the zip' }).click()
    await (await chooser).setFiles(file)
  }

  await choose(exported(CYCLES.replace(',72,55,65,', ',72,fifty,65,')))
  const alert = card.getByRole('alert')
  await expect(alert).toContainText(/physiological_cycles\.csv, line 3, column .Resting heart rate \(bpm\)/)
  await expect(alert).toContainText('Nothing was changed.')
  await expectAccessible(page)
  await choose(exported(CYCLES.replaceAll('2026-03-10', '2098-03-10')))
  await expect(alert).toContainText(
    'physiological_cycles.csv, line 2, column ‘Sleep onset’: starts on Mar 10, 2098, which is in the future. Check the year, or whether day and month are swapped.',
  )
  await expectAccessible(page)
  await choose({ ...exported(CYCLES), buffer: Buffer.from('hello') })
  await expect(alert).not.toContainText('Sleep onset')
  await expect(alert).toContainText('Nothing was changed.')
  const api = await apiOf(email, PASSWORD)
  expect(await api.get('/api/hrv/user/?days=366')).toMatchObject({ data: [] })

  await choose(exported(CYCLES))
  const told = card.getByRole('status')
  await expect(told.getByRole('listitem')).toHaveText([
    '2 recoveries',
    '2 sleeps',
    '2 cycles',
    '1 workout',
    '0 already there',
  ])
  await expect(told).toContainText('Mar 9, 2026 to Mar 11, 2026')
  await expectAccessible(page)
  await choose(exported(CYCLES))
  await expect(told).toContainText('Everything in this export was here already')
  await expect(told.getByRole('listitem')).toHaveText([
    '0 recoveries',
    '0 sleeps',
    '0 cycles',
    '0 workouts',
    '7 already there',
  ])
})
