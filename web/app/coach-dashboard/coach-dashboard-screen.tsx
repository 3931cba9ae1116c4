import { Page, PageHead } from '../look/page-head.tsx'

export default function CoachDashboardScreen() {
  return (
    <Page>
      <PageHead title="Coach Dashboard" />
    </Page>
  )
}
