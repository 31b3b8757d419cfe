import type { Frame } from '../../frame.tsx'
import { leave, readTransfer } from '../../state/dropped.ts'

const CREATE = '/pin-creation-tool/'
const TYPED_INTO = 'input, textarea, [contenteditable]'

/** Listens for what is dropped or pasted, until told to stop. */
export function takeDrops(navigator: NonNullable<Frame['navigator']>, signal: AbortSignal): void {
  const carry = (event: Event, transfer: DataTransfer | null) => {
    if (event.defaultPrevented || (event.target as Element | null)?.closest?.(TYPED_INTO)) return
    const dropped = readTransfer(transfer)
    const isFromHere = transfer?.types.includes('application/x-own')
    if (!dropped || isFromHere || location.pathname.startsWith(CREATE.slice(0, -1))) return
    event.preventDefault()
    leave(dropped)
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
