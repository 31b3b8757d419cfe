import { useEffect, useState } from 'react'
import { findPinIdToEdit } from '#domain/rules/card/card-actions.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useNavigate, useSay } from '../../app-context.tsx'
import { useEntity, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { parseRoutePinId } from '../closeup/asks.ts'
import { Closeup } from '../closeup/Closeup.tsx'
import { EditPinDialog } from '../pin-editor/EditPinDialog.tsx'

/**
 * The pin's page with the editor open over it; closing returns to the pin. People who saved the pin edit their own
 * save.
 */
export function EditPin() {
  const go = useNavigate()
  const viewer = useViewer()
  const id = parseRoutePinId(useRouteLocation())
  const pin = useEntity('pin', id)
  const [open, setOpen] = useState(true)
  const edited = pin && findPinIdToEdit(pin, viewer)
  const elsewhere = edited && edited !== id ? edited : undefined
  useEffect(() => {
    if (elsewhere) void go(`/pin/${elsewhere}/edit/`, { replace: true })
  }, [elsewhere, go])
  const close = () => {
    setOpen(false)
    // Runs after the unsaved-changes prompt is removed together with the dialog.
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
