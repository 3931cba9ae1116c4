import { Page, PageHead } from '../look/page-head.tsx'

export default function PersonalDashboardScreen() {
  return (
    <Page>
      <PageHead title="Personal Dashboard" />
    </Page>
  )
}
