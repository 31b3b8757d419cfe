import { useEffect } from 'react'

const unsaved = new Set<object>()

/** While there are unsaved changes, leaving the page or closing the tab asks for confirmation. */
export function useUnsavedWarning(isUnsaved: boolean) {
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

export const hasUnsavedChanges = (): boolean => unsaved.size > 0

export function mayDiscardChanges(question: string): boolean {
  return !hasUnsavedChanges() || confirm(question)
}
