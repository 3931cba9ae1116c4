import { pageTitle } from '../../shared/branding/page-title.ts'
import { OrganizationLogo } from '../../shared/organization-logo/organization-logo.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { ChartExamples } from './chart-examples.tsx'
import { ButtonExamples, FieldExamples } from './control-examples.tsx'
import { InBothThemes } from './example.tsx'
import { ListExamples, NumberExamples } from './list-examples.tsx'
import { MessageExamples } from './message-examples.tsx'
import { TokenExamples } from './token-examples.tsx'

export const meta = () => [{ title: pageTitle('The look') }]

/** All components in all their states. Part of `npm run dev` only (routes.ts). */
export default function ComponentGalleryScreen() {
  return (
    <Page>
      <PageHeader
        title="The look of Corner"
        subtitle="Each piece in each state, in both themes"
        emblem={<OrganizationLogo name="Riverside Athletics" size={44} />}
      />
      <InBothThemes title="Tokens">{() => <TokenExamples />}</InBothThemes>
      <InBothThemes title="Buttons">{() => <ButtonExamples />}</InBothThemes>
      <InBothThemes title="Fields">{() => <FieldExamples />}</InBothThemes>
      <InBothThemes title="States and messages">{() => <MessageExamples />}</InBothThemes>
      <InBothThemes title="Numbers">{() => <NumberExamples />}</InBothThemes>
      <InBothThemes title="Lists">{() => <ListExamples />}</InBothThemes>
      <ChartExamples />
    </Page>
  )
}
