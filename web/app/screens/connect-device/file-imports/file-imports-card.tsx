import type { FileImport, FileKind } from '@corner/contract/entities/file-imports.ts'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { deviceFailureText } from '../device-failure.ts'
import styles from './file-imports.module.css'
import { isUnderWay } from './file-imports-query.ts'
import { HowToGet } from './how-to-get.tsx'
import { OwnerDialog, UndoDialog } from './import-dialogs.tsx'
import { ImportList } from './import-list.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReceipt } from './import-receipt.tsx'
import { ownerText, sentence, sizeText } from './import-words.ts'
import { useFileImports } from './use-file-imports.ts'

/** Brings in the file of any maker that Corner reads: dropped, or chosen with the button. */
export function FileImportsCard() {
  const { kinds = [], send, confirm, undo, shown, earlier } = useFileImports()
  const [undoing, setUndoing] = useState<FileImport | null>(null)
  const [answered, setAnswered] = useState<string>()
  const failed = send.error ?? confirm.error ?? undo.error
  const isBusy = send.isPending || (shown !== undefined && isUnderWay(shown))
  const answer = (importId: string, mutate: (importId: string) => void) => {
    setAnswered(importId)
    mutate(importId)
  }

  return (
    <Card title="Bring in a file of your days">
      <p className={styles.explain}>
        Drop the file that the maker of your wearable gives you. Years of nights and workouts come in within minutes.
        Records already here are not added twice. Journals, notes and other private files in it are never opened.
      </p>
      <FileDrop
        thing="the file"
        label="Your file from the maker"
        accept={acceptOf(kinds)}
        disabled={isBusy}
        onFile={(file) => {
          confirm.reset()
          undo.reset()
          send.mutate(file)
        }}
      />
      <HowToGet kinds={kinds} />
      <div className={styles.messages} aria-live="polite">
        {send.isPending && (
          <ImportProgress label={`Sending ${send.variables.name} (${sizeText(send.variables.size)})`} />
        )}
        {!send.isPending && failed && (
          <Notice kind="error">
            {sentence(deviceFailureText(failed, 'The file could not be taken in'))} Nothing was changed.
          </Notice>
        )}
        {!send.isPending && !failed && shown && <Shown of={shown} onAnswer={() => setAnswered(undefined)} />}
      </div>
      {shown?.state === 'done' && !send.isPending && (
        <Button kind="quiet" size="small" className={styles.undo} onClick={() => setUndoing(shown)}>
          Undo this import
        </Button>
      )}
      <ImportList imports={earlier} onUndo={setUndoing} />
      {shown?.state === 'asks' && (
        <OwnerDialog
          of={shown}
          isOpen={answered !== shown.id}
          onClose={() => setAnswered(shown.id)}
          onMine={() => answer(shown.id, confirm.mutate)}
          onNotMine={() => answer(shown.id, undo.mutate)}
        />
      )}
      <UndoDialog
        of={undoing}
        onClose={() => setUndoing(null)}
        onConfirm={({ id }) => {
          setUndoing(null)
          undo.mutate(id)
        }}
      />
    </Card>
  )
}

/** The file that is on its way, or has just arrived. */
function Shown({ of, onAnswer }: { of: FileImport; onAnswer: () => void }) {
  if (of.state === 'waiting') return <ImportProgress label="The file is here, and waits for its turn" />
  if (of.state === 'reading')
    return <ImportProgress label={`Reading ${of.file_kind ?? 'the file'}`} share={of.progress} />
  if (of.state === 'asks' && of.owner)
    return (
      <Notice kind="warning">
        This file belongs to {ownerText(of.owner)}. Nothing of it is stored yet.{' '}
        <Button kind="quiet" size="small" onClick={onAnswer}>
          Say whose it is
        </Button>
      </Notice>
    )
  return <ImportReceipt of={of} />
}

/** Zips first: a phone offers only what is named. */
function acceptOf(kinds: readonly FileKind[]): string {
  return [...new Set(['.zip', 'application/zip', ...kinds.flatMap(({ accepts }) => accepts)])].join()
}
