import type { FileImport } from '@corner/contract/entities/file-imports.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { nameOf } from './import-list.tsx'
import { ownerText } from './import-words.ts'

interface OwnerDialogProps {
  of: FileImport
  isOpen: boolean
  onClose: () => void
  onMine: () => void
  onNotMine: () => void
}

/** A file that names somebody else: nothing of it is stored before the answer. */
export function OwnerDialog({ of, isOpen, onClose, onMine, onNotMine }: OwnerDialogProps) {
  const owner = of.owner ? ownerText(of.owner) : 'somebody else'
  return (
    <Dialog
      title="Is this file yours?"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onMine}>Yes, it is mine</Button>
          <Button kind="quiet" onClick={onNotMine} data-autofocus>
            No, drop it
          </Button>
        </>
      }
    >
      This file belongs to {owner}. Its nights and workouts would become yours, and your coach would see them as yours.
      Nothing of it is stored yet.
    </Dialog>
  )
}

interface UndoDialogProps {
  /** null: none is to be undone. */
  of: FileImport | null
  onClose: () => void
  onConfirm: (of: FileImport) => void
}

/** Asks before an undo, and says what stays. */
export function UndoDialog({ of, onClose, onConfirm }: UndoDialogProps) {
  return (
    <Dialog
      title="Undo this import"
      isOpen={of !== null}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={() => of && onConfirm(of)}>
            Undo
          </Button>
          <Button kind="quiet" onClick={onClose} data-autofocus>
            Cancel
          </Button>
        </>
      }
    >
      Everything that {of ? nameOf(of) : 'the file'} brought is removed. What came later from a linked device or another
      file stays. You can bring the file in again at any time.
    </Dialog>
  )
}
