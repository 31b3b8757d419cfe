import { useEffect, useState } from 'react'
import { editedPin } from '#domain/rules/card/may-edit.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useGo, useSay } from '../../frame.tsx'
import { useEntity, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { pinIdAt } from '../closeup/asks.ts'
import { Closeup } from '../closeup/Closeup.tsx'
import { EditPinDialog } from '../pin-editor/EditPinDialog.tsx'

/** The page of a pin with the editor open over it; closing leads to the pin. Who only saved it edits their own save. */
export function EditPin() {
  const go = useGo()
  const viewer = useViewer()
  const id = pinIdAt(usePlace())
  const pin = useEntity('pin', id)
  const [open, setOpen] = useState(true)
  const edited = pin && editedPin(pin, viewer)
  const elsewhere = edited && edited !== id ? edited : undefined
  useEffect(() => {
    if (elsewhere) void go(`/pin/${elsewhere}/edit/`, { replace: true })
  }, [elsewhere, go])
  const close = () => {
    setOpen(false)
    // After the leaving question is taken away with the dialog.
    setTimeout(() => void go(`/pin/${id}/`, { replace: true }))
  }
  if (edited === null) return <RefusedEdit id={id} />
  return (
    <>
      <Closeup />
      {pin?.description !== undefined && !elsewhere && <EditPinDialog pin={pin} open={open} onClose={close} />}
    </>
  )
}

function RefusedEdit({ id }: { id: string }) {
  const say = useSay()
  return (
    <EmptyState
      heading="h1"
      drawing={<EmptyBower />}
      title={say('edit.refused')}
      sentence={say('edit.refusedWhy')}
      action={
        <Button href={`/pin/${id}/`} kind="primary">
          {say('edit.toPin')}
        </Button>
      }
    />
  )
}
