import { useState } from 'react'
import { useGo } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useEntity } from '../../state/hooks.ts'
import { pinIdAt } from '../closeup/asks.ts'
import { Closeup } from '../closeup/Closeup.tsx'
import { EditPinDialog } from './EditPinDialog.tsx'

/** The page of a pin with the editor open over it; closing leads to the pin. */
export function EditPin() {
  const go = useGo()
  const id = pinIdAt(usePlace())
  const pin = useEntity('pin', id)
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    // After the leaving question is taken away with the dialog.
    setTimeout(() => void go(`/pin/${id}/`, { replace: true }))
  }
  const mayEdit = pin?.description !== undefined && pin.access.includes('write')
  return (
    <>
      <Closeup />
      {mayEdit && <EditPinDialog pin={pin} open={open} onClose={close} />}
    </>
  )
}
