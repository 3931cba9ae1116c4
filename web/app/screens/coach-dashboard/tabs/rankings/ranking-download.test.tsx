// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { RankingTable } from './ranking-table.tsx'

it('gives the ranking as a file, with the heads of its columns', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  const view = viewForTests([
    { name: 'Ann', recovery: 30 },
    { name: 'Bea', recovery: 80 },
  ])
  const { user } = mounted(
    <RankingTable
      metric="recovery"
      statuses={view.overview.statuses}
      view={view}
      provider={undefined}
      failure={null}
      isOpening={false}
    />,
  )
  await user.click(screen.getByRole('button', { name: /^CSV of / }))
  const [head, first, second] = ((await files[0]?.text()) ?? '').split(/\r?\n/)
  expect(head).toMatch(/^\W*Rank\W+Athlete\W/)
  expect(first).toMatch(/^1,.*Bea Ash.*80/)
  expect(second).toMatch(/^2,.*Ann Ash.*30/)
})
