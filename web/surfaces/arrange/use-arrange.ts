import { type KeyboardEvent, type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../../app-context.tsx'
import { useLatest } from '../../hooks/use-latest.ts'
import { type DropTarget, startDrag } from './drag.ts'
import { moveItemTo, nextIndexForKey } from './order.ts'

type Wishes = {
  ids: readonly string[]
  nameOf: (id: string) => string
  /** False when items can be dropped into containers but have no order of their own. */
  hasOrder: boolean
  /** Called when an item was moved to another position in the list. */
  onPut: (id: string, order: readonly string[]) => void
  /** Called when an item was dropped into an element with `data-into`. */
  onInto?: (id: string, into: string) => void
}

export type ArrangeState = ReturnType<typeof useArrange>

/** Reorders items by dragging them or their handles, and by keyboard once a handle is picked up. */
export function useArrange({ ids, nameOf, hasOrder, onPut, onInto }: Wishes) {
  const say = useSay()
  const scope = useId()
  const hintId = useId()
  const [held, setHeld] = useState<{ id: string; order: readonly string[] }>()
  const [dragged, setDragged] = useState<{ id: string; x: number; y: number; target: DropTarget | undefined }>()
  const [words, setWords] = useState('')
  const order = held?.order ?? ids
  const latest = useLatest({ ids, onPut, onInto })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  // A handle that moved with its card has lost the focus.
  const heldId = held?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step of what is held
  useLayoutEffect(() => {
    if (heldId) document.querySelector<HTMLElement>(`[data-handle="${scope}${heldId}"]`)?.focus()
  }, [heldId, held?.order, scope])

  const tell = (key: 'grabbed' | 'moved' | 'dropped', id: string, now: readonly string[]) =>
    setWords(say(`arrange.${key}`, { name: nameOf(id), place: now.indexOf(id) + 1, total: now.length }))

  const put = (id: string, now: readonly string[]) => {
    tell('dropped', id, now)
    // The list may have changed while the item was dragged.
    const { ids, onPut } = latest.current
    if (now.indexOf(id) !== ids.indexOf(id)) onPut(id, now)
  }

  const onKeyDown = (id: string) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isPress = event.key === ' ' || event.key === 'Enter'
    if (!held && !isPress) return
    if (held?.id !== id && !isPress) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = order.indexOf(id)
    const to = nextIndexForKey(event.key, at, order.length, isRightToLeft)
    if (!isPress && event.key !== 'Escape' && to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (isPress && held) {
      setHeld(undefined)
      put(id, held.order)
    } else if (isPress) {
      setHeld({ id, order: ids })
      tell('grabbed', id, ids)
    } else if (to !== undefined) {
      const next = moveItemTo(order, at, to)
      setHeld({ id, order: next })
      tell('moved', id, next)
    } else {
      setHeld(undefined)
      setWords(say('arrange.cancelled', { name: nameOf(id) }))
    }
  }

  const onPointerDown = (id: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    stop.current = startDrag(event, {
      scope: hasOrder ? scope : undefined,
      id,
      onMove: (x, y, target) => setDragged({ id, x, y, target }),
      onEnd(target) {
        setDragged(undefined)
        if (!target) return
        const now = latest.current
        if ('into' in target) return now.onInto?.(id, target.into)
        const others = now.ids.filter((one) => one !== id)
        const to = others.indexOf(target.beside) + (target.isAfter ? 1 : 0)
        put(id, moveItemTo(now.ids, now.ids.indexOf(id), to))
      },
    })
  }

  return {
    order,
    words,
    hintId,
    dragged,
    heldId,
    /** Props for each item, to make it a drop target. */
    item: (id: string) => ({
      'data-arrange': scope + id,
      'data-held': held?.id === id || dragged?.id === id || undefined,
      'data-beside': besideMark(dragged?.target, id),
    }),
    /** Props for an element that a mouse can drag as a whole. */
    drag: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') onPointerDown(id)(event)
      },
    }),
    /** Props for the handle of an item. */
    handle: (id: string) => ({
      'data-handle': scope + id,
      'aria-pressed': held?.id === id,
      'aria-describedby': hintId,
      onKeyDown: onKeyDown(id),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // The card around the handle may be draggable too and would start a second drag.
        event.stopPropagation()
        onPointerDown(id)(event)
      },
      onBlur: () => {
        // Focus that moves elsewhere drops the item; focus lost by the move itself comes back immediately.
        setTimeout(() => {
          const active = document.activeElement?.getAttribute('data-handle')
          if (active === scope + id) return
          setHeld((now) => {
            if (now?.id === id) queueMicrotask(() => put(id, now.order))
            return now?.id === id ? undefined : now
          })
        }, 50)
      },
    }),
    isInto: (into: string) => dragged?.target !== undefined && 'into' in dragged.target && dragged.target.into === into,
  }
}

function besideMark(target: DropTarget | undefined, id: string): 'before' | 'after' | undefined {
  if (!target || 'into' in target || target.beside !== id) return undefined
  return target.isAfter ? 'after' : 'before'
}
