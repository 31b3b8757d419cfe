import { type MouseEvent, useRef } from 'react'
import { LOG_COMPONENT, LOG_ELEMENT } from '#domain/log-events.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { logEvent } from '../../tracking/log.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'

type Wishes = {
  name: string
  isFollowed: boolean
  /** Event types and object id to log once the change is done. */
  logs: { id: string; on: number; off: number; view_type?: number }
  /** Shows the change; the returned function reverts it. */
  show: (follows: boolean) => () => void
  send: (follows: boolean) => Promise<unknown>
}

const UNDO_FOR = 8000

/**
 * Follows or unfollows. The change shows at once, is reverted when the server refuses, and can be undone for a while.
 */
export function useToggleFollow({ name, isFollowed, logs, show, send }: Wishes) {
  const { say } = useApp()
  const viewer = useViewer()
  const turns = useRef<Promise<void>>(Promise.resolve())
  /** Changes are sent in order, so that the last one wins. */
  const change = (follows: boolean, isUndo = false) => {
    const takeAway = viewer.is_auth ? show(follows) : undefined
    const work = () => carryOut(follows, isUndo, takeAway)
    turns.current = turns.current.then(work, work)
  }
  const carryOut = async (follows: boolean, isUndo: boolean, takeAway: (() => void) | undefined) => {
    try {
      await send(follows)
      logEvent({
        event_type: follows ? logs.on : logs.off,
        view_type: logs.view_type,
        component: LOG_COMPONENT.followButton,
        element: LOG_ELEMENT.follow,
        object_id_str: logs.id,
      })
      if (isUndo) return
      showToast({
        text: follows ? say('follow.followed', { name }) : say('follow.unfollowed', { name }),
        duration: UNDO_FOR,
        action: { label: say('shell.undo'), onSelect: () => change(!follows, true) },
      })
    } catch (thrown) {
      showRefusalToast(thrown)
    } finally {
      takeAway?.()
    }
  }
  // The second click of a double click is ignored.
  return (event: MouseEvent) => {
    if (event.detail < 2) change(!isFollowed)
  }
}
