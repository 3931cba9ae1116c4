import { useNavigate } from 'react-router'
import { MenuButton } from '../../../ui/overlay/menu-button.tsx'
import { askAddress, askText } from './ask-coach-link.tsx'

/** What stands beside the pager on a wide screen, behind three dots on a phone. */
export function MoreMenu({ teamId, name }: { teamId: string; name: string }) {
  const navigate = useNavigate()
  const choices = [
    { text: askText(name), act: () => void navigate(askAddress(teamId, name)) },
    { text: 'Print', act: () => window.print() },
  ]
  return (
    <MenuButton
      label="More"
      heading={name}
      choices={choices.map(({ text }) => text)}
      onChoose={(place) => choices[place]?.act()}
    />
  )
}
