// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../shared/mounted-for-tests.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { FormDialog } from './form-dialog.tsx'

const IDLE = { isBusy: false, isDone: false, failure: null }

/** The texts of the elements that a press of Save scrolls into view. */
async function scrolledTo(wrong: string | undefined) {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const { user } = mounted(
    <FormDialog
      title="Edit"
      change={IDLE}
      doneText=""
      submitLabel="Save"
      busyLabel=""
      onSubmit={() => {}}
      onClose={() => {}}
    >
      <TextField label="First Name" />
      <TextField label="Last Name" error={wrong} />
    </FormDialog>,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const texts = shown.mock.contexts.map((element) => (element as Element).textContent?.trim())
  shown.mockRestore()
  return texts
}

it('scrolls to the first wrong field with its label and what is wrong, and focuses it', async () => {
  expect(await scrolledTo('Required')).toEqual(['Last Name Required'])
  expect(document.activeElement).toBe(screen.getByLabelText('Last Name'))
})

it('scrolls to the result where no field is wrong', async () => {
  expect(await scrolledTo(undefined)).toEqual([''])
})
