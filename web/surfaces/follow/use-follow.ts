import { useRef } from 'react'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame } from '../../frame.tsx'
import { useViewer } from '../../state/hooks.ts'
import { tellRefusal } from '../save/tell-refusal.ts'

type Wishes = {
  name: string
  isFollowed: boolean
  /** Shows the change; the function given back takes it away. */
  show: (follows: boolean) => () => void
  send: (follows: boolean) => Promise<unknown>
}

const UNDO_FOR = 8000

/** Follows or unfollows. The change shows at once, goes when the server says no, and can be undone for a while. */
export function useFollow({ name, isFollowed, show, send }: Wishes) {
  const { say } = useFrame()
  const viewer = useViewer()
  const running = useRef(false)
  const change = async (follows: boolean, isUndo = false) => {
    if (running.current) return
    running.current = true
    const takeAway = viewer.is_auth ? show(follows) : undefined
    try {
      await send(follows)
      if (isUndo) return
      showToast({
        text: follows ? say('follow.followed', { name }) : say('follow.unfollowed', { name }),
        duration: UNDO_FOR,
        action: { label: say('shell.undo'), onSelect: () => void change(!follows, true) },
      })
    } catch (thrown) {
      tellRefusal(thrown)
    } finally {
      takeAway?.()
      running.current = false
    }
  }
  return () => void change(!isFollowed)
}
