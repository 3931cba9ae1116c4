import { expect, it } from 'vitest'
import { markupOf } from '../../shared/rendered-for-tests.tsx'
import { MixedText } from './mixed-text.tsx'

it.each([
  ['Talk to Farid, Lukas', 'Talk to Farid, Lukas'],
  ['محمد الأحمد, محمد العلي +2', '<bdi>محمد الأحمد</bdi>, <bdi>محمد العلي</bdi> +2'],
  ['Talk to דוד לוי and Ann: דוד', 'Talk to <bdi>דוד לוי</bdi> and Ann: <bdi>דוד</bdi>'],
  ['', ''],
])('isolates what is written from right to left: %j', (text, markup) => {
  expect(markupOf(<MixedText text={text} />)).toBe(markup)
})
