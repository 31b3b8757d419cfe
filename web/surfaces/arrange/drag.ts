import type { PointerEvent as ReactPointerEvent } from 'react'

/** The drop target under the pointer: a container, or a neighbor in the same list. */
export type DropTarget = { into: string } | { beside: string; isAfter: boolean }

type Drag = {
  id: string
  /** ID of the list whose items are neighbors; undefined when the list has no order. */
  scope: string | undefined
  onMove: (x: number, y: number, target: DropTarget | undefined) => void
  onEnd: (target: DropTarget | undefined) => void
}

const SLACK = 6
const EDGE = 90
const SPEED = 14

/** Follows the pointer from press to release; Escape cancels. Returns a function that cancels the drag. */
export function startDrag(press: ReactPointerEvent, { id, scope, onMove, onEnd }: Drag): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const start = { x: press.clientX, y: press.clientY }
  let at = start
  let isDragging = false
  let frame = 0

  const targetNow = () => targetAt(at.x, at.y, scope, id)
  const scrollAlong = () => {
    const step = at.y < EDGE ? -SPEED : at.y > innerHeight - EDGE ? SPEED : 0
    if (step !== 0) scrollBy({ top: step, behavior: 'instant' })
    frame = requestAnimationFrame(scrollAlong)
  }
  const end = (isPut: boolean) => {
    listening.abort()
    cancelAnimationFrame(frame)
    if (!isDragging) return
    document.documentElement.style.cursor = ''
    if (isPut) ignoreNextClick()
    onEnd(isPut ? targetNow() : undefined)
  }

  addEventListener(
    'pointermove',
    (event) => {
      at = { x: event.clientX, y: event.clientY }
      if (!isDragging && Math.hypot(at.x - start.x, at.y - start.y) < SLACK) return
      if (!isDragging) {
        isDragging = true
        document.documentElement.style.cursor = 'grabbing'
        frame = requestAnimationFrame(scrollAlong)
      }
      onMove(at.x, at.y, targetNow())
    },
    { signal },
  )
  // The browser's native dragging of links and images would take the pointer away.
  addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  addEventListener('pointerup', () => end(true), { signal })
  addEventListener('pointercancel', () => end(false), { signal })
  addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
  return () => end(false)
}

function targetAt(x: number, y: number, scope: string | undefined, id: string): DropTarget | undefined {
  const under = document.elementFromPoint(x, y)
  const into = under?.closest<HTMLElement>('[data-into]')?.dataset.into
  if (into) return { into }
  const neighbour = under?.closest<HTMLElement>('[data-arrange]')
  const name = neighbour?.dataset.arrange
  if (!neighbour || !name || scope === undefined || !name.startsWith(scope) || name === scope + id) return undefined
  const { left, width } = neighbour.getBoundingClientRect()
  const isRight = x > left + width / 2
  const isRightToLeft = getComputedStyle(neighbour).direction === 'rtl'
  return { beside: name.slice(scope.length), isAfter: isRight !== isRightToLeft }
}

/** Suppresses the click that follows a drop, which would activate a link or checkbox under the pointer. */
function ignoreNextClick() {
  const ignoring = new AbortController()
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, once: true, signal: ignoring.signal },
  )
  setTimeout(() => ignoring.abort(), 100)
}
