import { pageTitle } from '../../shared/branding/page-title.ts'
import { OrganizationLogo } from '../../shared/organization-logo/organization-logo.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { ChartsShown } from './charts-shown.tsx'
import { ButtonsShown, FieldsShown } from './controls-shown.tsx'
import { ListsShown, NumbersShown } from './lists-shown.tsx'
import { MessagesShown } from './messages-shown.tsx'
import { InBothThemes } from './shown.tsx'
import { TokensShown } from './tokens-shown.tsx'

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
      <InBothThemes title="Tokens">{() => <TokensShown />}</InBothThemes>
      <InBothThemes title="Buttons">{() => <ButtonsShown />}</InBothThemes>
      <InBothThemes title="Fields">{() => <FieldsShown />}</InBothThemes>
      <InBothThemes title="States and messages">{() => <MessagesShown />}</InBothThemes>
      <InBothThemes title="Numbers">{() => <NumbersShown />}</InBothThemes>
      <InBothThemes title="Lists">{() => <ListsShown />}</InBothThemes>
      <ChartsShown />
    </Page>
  )
}
