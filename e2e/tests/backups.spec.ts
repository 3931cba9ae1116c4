import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { dialog, openTab } from '../admin.ts'
import { expect, expectAccessible, SIZES, test } from '../corner.ts'

/** It is restored into a PostgreSQL of its own meanwhile. */
const MADE_WITHIN_MS = 120_000

test.describe.configure({ mode: 'serial' })

test('a backup is made, compared, downloaded, added from its file, and deleted', async ({ page }) => {
  test.setTimeout(2 * MADE_WITHIN_MS + 60_000)
  await openTab(page, 'backups')
  const card = page.getByRole('region', { name: 'Last backup' })
  await card.getByRole('button', { name: 'Make a backup' }).click()
  await dialog(page, 'Make a backup').getByRole('button', { name: 'Make a backup' }).click()
  await expect(card).toContainText('A backup is being made and compared')
  await expect(card).toContainText('Restored and compared at', { timeout: MADE_WITHIN_MS })
  const row = page.getByRole('row').filter({ hasText: 'Asked for' }).first()
  await expect(row).toContainText('Equal')
  await expect(row).toContainText('Not inside')

  await row.getByRole('button', { name: /^Download/ }).click()
  const asked = dialog(page, 'Download Backup')
  await expect(asked).toContainText('It holds everybody’s data')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    asked.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^corner-.*\.backup$/)
  expect(gunzipSync(await readFile(await file.path())).toString()).toContain('COPY ')
  await expect(asked).toHaveCount(0)

  // The schedule may have made one, too: it looks every hour, five minutes past.
  const equal = await page.getByRole('row').filter({ hasText: 'Equal' }).count()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(dialog(page, 'Delete Backup')).toContainText(
    equal === 1 ? 'This is the only backup that was restored and compared' : 'Copies in other places stay',
  )
  const rows = page.getByRole('row').filter({ hasText: 'Asked for' })
  const before = await rows.count()
  await dialog(page, 'Delete Backup').getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(before - 1)

  await page.getByLabel('Backup, a file that Corner made').setInputFiles(await file.path())
  const added = page.getByRole('row').filter({ hasText: 'Added from a file' })
  await added.getByRole('button', { name: /^Compare/ }).click()
  await expect(added).toContainText('Being compared')
  await expect(added).toContainText('Equal', { timeout: MADE_WITHIN_MS })
  await added.getByRole('button', { name: /^Delete/ }).click()
  await dialog(page, 'Delete Backup').getByRole('button', { name: 'Delete' }).click()
  await expect(added).toHaveCount(0)
})

test('the schedule is kept, and a wrong number is named at its field', async ({ page }) => {
  await openTab(page, 'backups')
  const card = page.getByRole('region', { name: 'Schedule' })
  await card.getByLabel('Days kept').fill('91')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Days must be a whole number from 1 to 90')).toBeVisible()
  await card.getByLabel('Days kept').fill('9')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(card.getByLabel('Days kept')).toHaveValue('9')
  await card.getByLabel('Days kept').fill('7')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Saved.')).toBeVisible()
})

test('a file that is no backup is refused with a sentence', async ({ page }) => {
  await openTab(page, 'backups')
  const card = page.getByRole('region', { name: 'Add a backup from a file' })
  await card
    .getByLabel('Backup, a file that Corner made')
    .setInputFiles({ name: 'corner.backup', mimeType: 'application/gzip', buffer: Buffer.from('no backup') })
  await expect(card.getByRole('alert')).toContainText(/backup/i)
})

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone', contextOptions: { reducedMotion: 'reduce' } })
    test('the tab is accessible and fits', async ({ page }) => {
      await openTab(page, 'backups')
      await expect(page.getByRole('button', { name: 'Make a backup' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
