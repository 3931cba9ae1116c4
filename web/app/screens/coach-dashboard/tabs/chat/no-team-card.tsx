import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'

/** The chat without a team (docs/reference/coach-dashboard.md#ai-chat-tab). */
export function NoTeamCard() {
  return <EmptyCard reason={CHAT_TEXTS.noTeamTitle}>{CHAT_TEXTS.noTeam}</EmptyCard>
}
