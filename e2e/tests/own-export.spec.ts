import type { Page } from '@playwright/test'
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

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

function zipped(name: string, files: Record<string, string>): Upload {
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const)
  return { name, mimeType: 'application/zip', buffer: Buffer.from(zipSync(Object.fromEntries(bytes))) }
}

const exported = (cycles: string) =>
  zipped('my_whoop_data.zip', { 'physiological_cycles.csv': cycles, 'workouts.csv': WORKOUTS })

/** One night, as Oura and as Polar write it. */
const OURA = zipped('oura.zip', {
  'App Data/sleepmodel.csv': `id;average_hrv;awake_time;bedtime_end;bedtime_start;day;deep_sleep_duration;light_sleep_duration;lowest_heart_rate;rem_sleep_duration;total_sleep_duration;type
n1;71;2880;2026-03-10T06:48:12.000+01:00;2026-03-09T22:40:12.000+01:00;2026-03-10;5400;14400;46;6600;26400;long_sleep
`,
  'App Data/dailyreadiness.csv': `id;contributors;day;score;temperature_deviation
r1;{"hrv_balance": 84};2026-03-10;82;-0.12
`,
})
const POLAR = zipped('polar.zip', {
  'sleep_result_42.json': JSON.stringify([
    {
      night: '2026-03-10',
      evaluation: { phaseDurations: { light: 'PT4H', deep: 'PT1H30M', rem: 'PT1H45M' } },
      sleepResult: {
        hypnogram: { sleepStart: '2026-03-09T22:40:12+01:00', sleepEnd: '2026-03-10T06:48:12+01:00' },
      },
    },
  ]),
  'account-data-42.json': JSON.stringify({ firstName: 'Ben', lastName: 'Other', username: 'ben@example.com' }),
})

async function openCard(page: Page, email: string) {
  await signInAs(page, email, PASSWORD)
  await page.goto('/connect-whoop')
  const card = page.getByRole('region', { name: 'Bring in a file of your days' })
  const choose = async (file: Upload) => {
    const chooser = page.waitForEvent('filechooser')
    await card.getByRole('button', { name: 'Choose the file' }).click()
    await (await chooser).setFiles(file)
  }
  return { card, choose }
}

test('an athlete imports their own export: errors have a place, a good one is counted, a second adds nothing', async ({
  page,
}) => {
  const { email } = await register()
  const { card, choose } = await openCard(page, email)

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
  const told = card.getByRole('status').filter({ hasText: 'already there' })
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
  await expect(told).toContainText('Everything in this file was here already')
  await expect(told.getByRole('listitem')).toHaveText([
    '0 recoveries',
    '0 sleeps',
    '0 cycles',
    '0 workouts',
    '7 already there',
  ])
})

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`an athlete brings in files of two makers, is asked whose one is, and undoes it (${theme}, ${width} px)`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.setViewportSize({ width, height: 900 })
    const { email } = await register()
    const { card, choose } = await openCard(page, email)
    await card.getByText('Where do I get my file?').click()
    await expect(card.getByText('In the WHOOP app: More, App Settings, Data Export.')).toBeVisible()
    await choose(OURA)
    await expect(card.getByText('3 records were imported from: Oura “Export data”')).toBeVisible()
    await expect(card.getByText(/never compared with other makers: Oura readiness/)).toBeVisible()
    await expectAccessible(page)

    await choose(POLAR)
    const asks = page.getByRole('dialog', { name: 'Is this file yours?' })
    await expect(asks).toContainText('This file belongs to Ben Other (ben@example.com).')
    await expect(asks.getByRole('button', { name: 'No, drop it' })).toBeFocused()
    await expectAccessible(page)
    await asks.getByRole('button', { name: 'No, drop it' }).click()
    await expect(card.getByText('This file belongs to somebody else. Nothing of it was stored.')).toBeVisible()
    await choose(POLAR)
    await asks.getByRole('button', { name: 'Yes, it is mine' }).click()
    await expect(card.getByText(/records were imported from: Polar user data export/)).toBeVisible()

    await card.getByRole('button', { name: 'Undo this import' }).click()
    const undo = page.getByRole('dialog', { name: 'Undo this import' })
    await expect(undo.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page)
    await undo.getByRole('button', { name: 'Undo' }).click()
    await expect(card.getByText(/records were removed\./)).toBeVisible()
    await page.reload()
    await expect(card.getByRole('listitem').filter({ hasText: 'Undone' })).toHaveCount(1)
    await card.getByRole('button', { name: /^Undo Oura/ }).click()
    await undo.getByRole('button', { name: 'Undo' }).click()
    await expect(card.getByRole('listitem').filter({ hasText: 'Undone' })).toHaveCount(2)
    const api = await apiOf(email, PASSWORD)
    expect(await api.get('/api/hrv/user/?days=366')).toMatchObject({ data: [] })
  })
