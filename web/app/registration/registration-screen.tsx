import { Page, PageHead } from '../look/page-head.tsx'

export default function RegistrationScreen() {
  return (
    <Page>
      <PageHead title="Registration" />
    </Page>
  )
}
