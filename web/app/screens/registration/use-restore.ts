import { restoreAtSetup } from '@corner/contract/routes/backups.ts'
import { health } from '@corner/contract/routes/health.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../shared/api/call.ts'

const LOOK_MS = 2000
/** A server that was never seen away after so many looks has started anew between two of them. */
const LOOKS = 6

export interface RestoreRequest {
  file: File
  passphrase: string
  isWithoutKey: boolean
}

/** Sends a backup with the set-up link, then waits until Corner, which starts anew with it, answers again. */
export function useRestore(setupToken: string) {
  const restore = useMutation({
    mutationFn: ({ file, passphrase, isWithoutKey }: RestoreRequest) => {
      const headers = {
        'x-setup-token': encodeURIComponent(setupToken),
        ...(passphrase !== '' && { 'x-passphrase': encodeURIComponent(passphrase) }),
        ...(isWithoutKey && { 'x-without-key': 'yes' }),
      }
      return call(restoreAtSetup, { body: file, headers })
    },
  })
  const { isSuccess } = restore
  const [isBack, setIsBack] = useState(false)

  useEffect(() => {
    if (!isSuccess) return
    let looks = 0
    let wasAway = false
    let timer = setTimeout(look, LOOK_MS)
    async function look() {
      looks++
      const isUp = await call(health, {}).then(
        () => true,
        () => false,
      )
      if (!isUp) wasAway = true
      if (isUp && (wasAway || looks >= LOOKS)) setIsBack(true)
      else timer = setTimeout(look, LOOK_MS)
    }
    return () => clearTimeout(timer)
  }, [isSuccess])

  return { ...restore, isBack }
}
