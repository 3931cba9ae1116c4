import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { recordAudit } from './audit.ts'

const { database } = await createTestApp()

it('stores who did what to whom, and allows an entry without people', async () => {
  const [actor, subject] = [randomUUID(), randomUUID()]
  await recordAudit(database, { actor, subject, action: 'device_linked', details: { provider: 'whoop' } })
  await recordAudit(database, { action: 'sign_in_failed' })
  expect(await database.selectFrom('audit_lines').selectAll().orderBy('id').execute()).toMatchObject([
    {
      actor_id: actor,
      subject_id: subject,
      action: 'device_linked',
      details: { provider: 'whoop' },
      at: expect.any(Date),
    },
    { actor_id: null, subject_id: null, action: 'sign_in_failed', details: {} },
  ])
})

it('commits and rolls back with the transaction of the change', async () => {
  const action = 'data_exported'
  const failing = database.transaction().execute(async (transaction) => {
    await recordAudit(transaction, { action })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await database.selectFrom('audit_lines').select('id').where('action', '=', action).execute()).toEqual([])
})
