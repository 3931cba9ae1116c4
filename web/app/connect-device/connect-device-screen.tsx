import { Page, PageHead } from '../look/page-head.tsx'

export default function ConnectDeviceScreen() {
  return (
    <Page>
      <PageHead title="Connect Device" />
    </Page>
  )
}
