import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { findMentionAtCaret, insertMention } from '#domain/rules/comment/mentions.ts'
import { useAsk } from '../../app-context.tsx'

const PAUSE = 150
const MOST = 6
export type MentionState = ReturnType<typeof useMentions>

/** Suggests people while a name is typed after an @: arrows move, Enter and Tab accept, Escape closes. */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>, onTake?: (text: string) => void) {
  const ask = useAsk()
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const [found, setFound] = useState<readonly UserCard[]>([])
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!typed) return setFound([])
    const aborting = new AbortController()
    const timer = setTimeout(() => {
      const wish = { query: typed, scope: 'users' as const, page_size: MOST, field_set_key: 'card' }
      ask(BaseSearchResource.get, wish, { signal: aborting.signal }).then(
        ({ items }) => {
          setFound(items as unknown as UserCard[])
          setAt(0)
        },
        () => setFound([]),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [ask, typed])
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
  /** Returns true when the key was handled by the suggestions. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const person = found[at]
    if (step) setAt((now) => (now + step + found.length) % found.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) take(person)
    else if (event.key === 'Escape') close()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const ties = {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen ? `${listId}-${at}` : undefined,
    onInput: look,
    onClick: look,
    onBlur: () => setTimeout(close, PAUSE),
  } as const
  return { listId, isOpen, found, at, look, take, close, onKey, ties }
}
