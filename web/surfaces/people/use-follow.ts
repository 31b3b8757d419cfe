import { type MouseEvent, useRef } from 'react'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { log } from '../../tracking/log.ts'
import { tellRefusal } from '../save/tell-refusal.ts'

type Wishes = {
  name: string
  isFollowed: boolean
  /** Spec 7: what is logged of it, once it is done. */
  logs: { id: string; on: number; off: number }
  /** Shows the change; the function given back takes it away. */
  show: (follows: boolean) => () => void
  send: (follows: boolean) => Promise<unknown>
}

const UNDO_FOR = 8000

/** Follows or unfollows. The change shows at once, goes when the server says no, and can be undone for a while. */
export function useFollow({ name, isFollowed, logs, show, send }: Wishes) {
  const { say } = useFrame()
  const viewer = useViewer()
  const turns = useRef<Promise<void>>(Promise.resolve())
  /** What is wished is done in the order of the wishes, so that the last one stays. */
  const change = (follows: boolean, isUndo = false) => {
    const takeAway = viewer.is_auth ? show(follows) : undefined
    const work = () => carryOut(follows, isUndo, takeAway)
    turns.current = turns.current.then(work, work)
  }
  const carryOut = async (follows: boolean, isUndo: boolean, takeAway: (() => void) | undefined) => {
    try {
      await send(follows)
      log({ event_type: follows ? logs.on : logs.off, object_id_str: logs.id })
      if (isUndo) return
      showToast({
        text: follows ? say('follow.followed', { name }) : say('follow.unfollowed', { name }),
        duration: UNDO_FOR,
        action: { label: say('shell.undo'), onSelect: () => change(!follows, true) },
      })
    } catch (thrown) {
      tellRefusal(thrown)
    } finally {
      takeAway?.()
    }
  }
  // The second click of a double click is no wish of its own.
  return (event: MouseEvent) => {
    if (event.detail < 2) change(!isFollowed)
  }
}
