import type { RosterImported } from '@corner/contract/entities/roster.ts'
import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { importRoster, previewRoster } from '@corner/contract/routes/roster.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useChange } from '../../change/use-change.ts'
import { ChooseRoster } from './choose-roster.tsx'
import styles from './roster.module.css'
import { rosterFailureText } from './roster-failure.ts'
import { RosterPreviewTables } from './roster-preview.tsx'
import { RosterResult } from './roster-result.tsx'
import { countToImport, peopleText } from './roster-summary.ts'

interface RosterImportProps {
  team: Pick<TeamDetailed, 'id' | 'name'>
  onClose: () => void
}

/** A file as it was when chosen, so that the import sends exactly what was previewed, even if the file changes. */
interface ChosenFile {
  name: string
  bytes: Blob
}

/**
 * Imports people into a team from a CSV file: choose, preview, import, hand out the links. Mounted only while it is
 * open.
 */
export function RosterImport({ team, onClose }: RosterImportProps) {
  const [imported, setImported] = useState<RosterImported | null>(null)
  const query = { team_id: team.id }
  const preview = useMutation({
    mutationFn: async (file: File) => {
      const chosen: ChosenFile = { name: file.name, bytes: new Blob([await file.arrayBuffer()]) }
      return { file: chosen, preview: await call(previewRoster, { query, body: chosen.bytes }) }
    },
  })
  const change = useChange({
    send: (file: ChosenFile) => call(importRoster, { query, body: file.bytes }),
    failureOf: (error) => ({ text: rosterFailureText(error, 'importing the roster') }),
    onDone: setImported,
    onClose,
  })

  const shown = preview.isPending ? undefined : preview.data
  const count = shown ? countToImport(shown.preview.lines) : 0
  const canImport = shown !== undefined && shown.preview.errors.length === 0 && count > 0
  // The links are shown only once: a press outside the dialog must not lose them, nor links that are still loading.
  const mayLeave = !change.isBusy && (imported?.invitations.length ?? 0) === 0

  return (
    <Dialog
      title={`Import Roster: ${team.name}`}
      isOpen
      wide
      onClose={() => mayLeave && onClose()}
      actions={
        imported ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            {shown && (
              <Button
                disabled={!canImport}
                aria-disabled={change.isBusy || undefined}
                onClick={() => change.run(shown.file)}
              >
                {change.isBusy ? 'Importing...' : `Import ${peopleText(count)}`}
              </Button>
            )}
            <Button kind="quiet" disabled={change.isBusy} onClick={onClose}>
              Cancel
            </Button>
          </>
        )
      }
    >
      <div className={styles.steps}>
        {imported ? (
          <RosterResult imported={imported} teamName={team.name} />
        ) : (
          <>
            <ChooseRoster
              isFirst={preview.data === undefined}
              isBusy={preview.isPending || change.isBusy}
              onFile={(file) => {
                change.forget()
                preview.mutate(file)
              }}
            />
            <div className={styles.said} aria-live="polite">
              {preview.isPending && (
                <p className={styles.busy}>
                  <Spinner /> Reading <bdi>{preview.variables.name}</bdi>
                </p>
              )}
              {preview.error && !preview.isPending && (
                <Notice kind="error">{rosterFailureText(preview.error, 'reading the file')}</Notice>
              )}
              {change.failure && <Notice kind="error">{change.failure.text}</Notice>}
            </div>
            {shown && (
              <RosterPreviewTables key={preview.submittedAt} preview={shown.preview} fileName={shown.file.name} />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
