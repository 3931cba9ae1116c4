import { Page, PageHead } from '../look/page-head.tsx'

export default function DeviceCallbackScreen() {
  return (
    <Page>
      <PageHead title="Device Callback" />
    </Page>
  )
}
