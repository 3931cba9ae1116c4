import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { OneTimeLinkDialog } from './one-time-link-dialog.tsx'

const dialog = (isMailed?: boolean) =>
  markupOf(
    <OneTimeLinkDialog
      title="Password link"
      name="Ann Ash"
      link="https://corner.example/reset#x"
      endsAt="10:30"
      isMailed={isMailed}
      onClose={() => {}}
    />,
  )

it('says whom the link is for, how long it works, and that it is shown once', () => {
  expect(linesOf(dialog())).toEqual([
    ...['Password link', 'For Ann Ash. It works once, until 10:30, and is shown only now.', 'Link', 'Copy', 'Close'],
  ])
  expect(dialog()).toMatch(/<input[^>]*value="https:\/\/corner\.example\/reset#x"/)
  expect(dialog()).toMatch(/<input[^>]*readOnly/i)
})

it('says where it is mailed as well', () => {
  expect(linesOf(dialog(true)).join(' ')).toContain('shown only now. They also get it by e-mail.')
})
