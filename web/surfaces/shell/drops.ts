import type { AppContextValue } from '../../app-context.tsx'
import { parseDataTransfer, stashDroppedContent } from '../../state/dropped-content.ts'

const CREATE = '/pin-creation-tool/'
const TYPED_INTO = 'input, textarea, [contenteditable]'

/** Handles dropped and pasted content until the signal aborts. */
export function listenForDrops(navigator: NonNullable<AppContextValue['navigator']>, signal: AbortSignal): void {
  const carry = (event: Event, transfer: DataTransfer | null) => {
    if (event.defaultPrevented || (event.target as Element | null)?.closest?.(TYPED_INTO)) return
    const dropped = parseDataTransfer(transfer)
    const isFromHere = transfer?.types.includes('application/x-own')
    if (!dropped || isFromHere || location.pathname.startsWith(CREATE.slice(0, -1))) return
    event.preventDefault()
    stashDroppedContent(dropped)
    void navigator.go(CREATE)
  }
  addEventListener('paste', (event) => carry(event, event.clipboardData), { signal })
  addEventListener('drop', (event) => carry(event, event.dataTransfer), { signal })
  addEventListener('dragstart', (event) => event.dataTransfer?.setData('application/x-own', '1'), { signal })
  addEventListener(
    'dragover',
    (event) => {
      if (event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/uri-list')) event.preventDefault()
    },
    { signal },
  )
}
