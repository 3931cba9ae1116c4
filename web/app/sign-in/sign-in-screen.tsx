import { Page, PageHead } from '../look/page-head.tsx'

export default function SignInScreen() {
  return (
    <Page>
      <PageHead title="Sign In" />
    </Page>
  )
}
