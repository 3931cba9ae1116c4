import { expect, test } from 'vitest'
import { DAN, said } from '../team-for-tests.ts'

test('lifting groups name whoever has no device as to be asked first', async () => {
  const text = await said({ kind: 'advice', who: {}, topic: '', day: { form: 'groups' } })
  expect(text).toContain('Ask first: Dan Dale. No fresh data, so ask how they slept, where they are sore, ')
  expect(text).toContain('moderate at most, by effort and not by percent (RPE 6-7), else light.')
})

test('where to put them is that alone', async () => {
  const message = 'where do I put the two with no strap'
  expect(await said({ kind: 'advice', who: {}, topic: '', day: { form: 'groups' } }, { message })).toMatch(
    /^Ask first: Dan Dale\..*else light\.$/,
  )
})

test('one of them is asked three things before any load', async () => {
  const text = await said({ kind: 'advice', who: { ids: [DAN] }, topic: '' }, { message: 'what do I ask him' })
  expect(text).toContain('ask how they slept, where they are sore, and whether they have their energy')
  expect(text).toContain('in the weight room moderate at most, by effort and not by percent (RPE 6-7)')
})
