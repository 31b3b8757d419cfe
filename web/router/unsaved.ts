import { useEffect } from 'react'

const unsaved = new Set<object>()

/** While something typed is not saved, leaving asks first: here, and when the tab closes. */
export function useUnsaved(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const form = {}
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(form)
    addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(form)
      removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])
}

export function mayLeave(question: string): boolean {
  return unsaved.size === 0 || confirm(question)
}
