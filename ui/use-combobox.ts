import { type KeyboardEvent, useId } from 'react'

type MoveOptions = {
  /** No option needs to be active: the arrow keys also move past both ends, to -1. */
  isOptional?: boolean | undefined
  /** How many options PageUp and PageDown move by; without it, they are left to the browser. */
  pageSize?: number | undefined
}

/** The option that a key makes active; wraps around at both ends. Undefined for keys that don't move. */
export function nextOptionIndex(
  key: string,
  active: number,
  count: number,
  { isOptional = false, pageSize }: MoveOptions = {},
): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (isOptional) {
    if (step) return ((active + step + count + 2) % (count + 1)) - 1
    if (active >= 0 && key === 'Home') return 0
    return active >= 0 && key === 'End' ? count - 1 : undefined
  }
  if (count === 0) return undefined
  if (step) return (active + step + count) % count
  if (pageSize && key === 'PageDown') return Math.min(active + pageSize, count - 1)
  return pageSize && key === 'PageUp' ? Math.max(active - pageSize, 0) : undefined
}

type Options = MoveOptions & {
  count: number
  isOpen: boolean
  active: number
  onMove: (index: number) => void
  /** Called with the active option when one of `pickKeys` is pressed; without it, these keys are left to the form. */
  onPick?: (index: number) => void
  pickKeys?: readonly string[]
  /** Called when an arrow key is pressed while the list is closed. */
  onOpen?: () => void
  /** Called for Escape. */
  onClose?: () => void
}

export type Combobox = Pick<ReturnType<typeof useCombobox>, 'listProps' | 'optionProps'>

/**
 * A text field with a list of options below it: the field keeps the focus, arrow keys move through the list. The props
 * it returns connect the field, the list and the options for assistive technology.
 */
export function useCombobox(options: Options) {
  const { count, isOpen, active, onMove, onPick, pickKeys = ['Enter'], onOpen, onClose } = options
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  /** Returns true when the key was handled. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen && !(onOpen && /^Arrow(Up|Down)$/.test(event.key))) return false
    const next = nextOptionIndex(event.key, active, count, options)
    if (next !== undefined) {
      onOpen?.()
      onMove(next)
      // The list may be drawn only now.
      requestAnimationFrame(() => document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' }))
    } else if (
      onPick &&
      pickKeys.includes(event.key) &&
      !event.nativeEvent.isComposing &&
      active >= 0 &&
      active < count
    )
      onPick(active)
    else if (event.key === 'Escape' && onClose) onClose()
    else return false
    event.preventDefault()
    return true
  }
  return {
    onKeyDown,
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
    } as const,
    listProps: { id: listId },
    optionProps: (index: number) => ({ id: optionId(index), 'aria-selected': index === active }),
  }
}
