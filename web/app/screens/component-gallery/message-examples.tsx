import { useState } from 'react'
import { FigureBadge } from '../../ui/badges/figure-badge.tsx'
import { StateBadge } from '../../ui/badges/state-badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import styles from './component-gallery-screen.module.css'
import { Example } from './example.tsx'

export function MessageExamples() {
  return (
    <>
      <Example name="State badge">
        <StateBadge state="ready">Good</StateBadge>
        <StateBadge state="caution">Medium</StateBadge>
        <StateBadge state="red">Okafor, Reyes, Lind</StateBadge>
        <StateBadge state="none">No data</StateBadge>
      </Example>
      <Example name="Figure badge">
        <Card>
          {(['plain', 'up', 'low', 'green', 'orange'] as const).map((tone) => (
            <FigureBadge key={tone} tone={tone}>
              {tone} 7.2
            </FigureBadge>
          ))}
        </Card>
      </Example>
      <Example name="Notice">
        {(['error', 'warning', 'success', 'note'] as const).map((kind) => (
          <div key={kind} className={styles.block}>
            <Notice kind={kind}>A notice of kind {kind}, in the flow of the page.</Notice>
          </div>
        ))}
      </Example>
      <Example name="Empty card">
        <div className={styles.block}>
          <EmptyCard
            title="No Sleep Data Available"
            reason="No nights in the last 7 days"
            action={<Button kind="quiet">Last 2 weeks</Button>}
          >
            2 athletes are linked but have not worn the strap. Choose a longer period, or ask them to wear it tonight.
          </EmptyCard>
        </div>
      </Example>
      <Example name="Error card">
        <div className={styles.block}>
          <ErrorCard title="Recovery" message="Failed to fetch team data" onRetry={() => {}}>
            Sleep and strain are still shown.
          </ErrorCard>
        </div>
      </Example>
      <OverThePage />
    </>
  )
}

function OverThePage() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <Example name="Over the page">
      <Button kind="quiet" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button kind="quiet" onClick={() => setOpen('drawer')}>
        Open a drawer
      </Button>
      <Dialog
        title="Delete User"
        isOpen={open === 'dialog'}
        onClose={close}
        actions={
          <>
            <Button kind="danger" onClick={close}>
              Delete
            </Button>
            <Button kind="quiet" onClick={close} data-autofocus>
              Cancel
            </Button>
          </>
        }
      >
        Delete <b>Erik Lind</b>? This action cannot be undone.
      </Dialog>
      <Drawer title="Welcome, Coach Dana!" isOpen={open === 'drawer'} onClose={close}>
        <p>What slides in from the side.</p>
      </Drawer>
    </Example>
  )
}
