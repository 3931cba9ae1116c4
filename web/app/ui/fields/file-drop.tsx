import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import styles from './file-drop.module.css'

interface FileDropProps {
  /** What is dropped, in the sentence "Drop the zip here, or": "the zip". */
  thing: string
  /** Accessible name of the file. */
  label: string
  /** The `accept` attribute of the file input. */
  accept: string
  disabled?: boolean
  onFile: (file: File) => void
}

/** A file field: drop a file, or choose it with the button. */
export function FileDrop({ thing, label, accept, disabled = false, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  function take(files: FileList | null) {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse, the button does the same
    <div
      className={styles.zone}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <span>Drop {thing} here, or</span>
      <Button kind="quiet" disabled={disabled} onClick={() => chooser.current?.click()}>
        Choose {thing}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          take(target.files)
          target.value = '' // allows choosing the same file again after correcting it
        }}
      />
    </div>
  )
}
