import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import { findMentionAtCaret, insertMention } from '#domain/rules/comment/mentions.ts'
import { useCombobox } from '#ui/use-combobox.ts'
import { useAsk } from '../../app-context.tsx'
import { useDebouncedLookup } from '../../hooks/use-debounced-lookup.ts'
import { searchPeople } from '../people/search-people.ts'

const TYPING_PAUSE_MS = 150
/** Milliseconds that the list stays after the field has lost the focus, for a tap on a suggestion. */
const CLOSE_DELAY_MS = 150
const SUGGESTION_COUNT = 6
export type MentionState = ReturnType<typeof useMentions>

/** Suggests people while a name is typed after an @: arrows move, Enter and Tab accept, Escape closes. */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>, onTake?: (text: string) => void) {
  const ask = useAsk()
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const [lookup] = useDebouncedLookup(typed || undefined, {
    look: (query, signal) => searchPeople(ask, query, SUGGESTION_COUNT, signal),
    waitMs: TYPING_PAUSE_MS,
    onFound: () => setActive(0),
  })
  const found = lookup?.value ?? []
  const isOpen = typed !== undefined && found.length > 0
  const close = () => setTyped(undefined)
  const look = () => {
    const field = area.current
    setTyped(field ? findMentionAtCaret(field.value, field.selectionStart)?.typed : undefined)
  }
  const take = (person: UserCard) => {
    const field = area.current
    if (!field) return
    const { text, caret } = insertMention(field.value, field.selectionStart, person.username)
    field.value = text
    field.focus()
    field.setSelectionRange(caret, caret)
    onTake?.(text)
    close()
  }
  const combobox = useCombobox({
    count: found.length,
    isOpen,
    active,
    onMove: setActive,
    onPick: (index) => {
      const person = found[index]
      if (person) take(person)
    },
    pickKeys: ['Enter', 'Tab'],
    onClose: close,
  })
  /** Returns true when the key was handled by the suggestions. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const isHandled = combobox.onKeyDown(event)
    if (isHandled) event.stopPropagation()
    return isHandled
  }
  const fieldProps = {
    ...combobox.fieldProps,
    'aria-haspopup': 'listbox',
    onInput: look,
    onClick: look,
    onBlur: () => setTimeout(close, CLOSE_DELAY_MS),
  } as const
  return { combobox, isOpen, found, look, take, close, onKeyDown, fieldProps }
}
