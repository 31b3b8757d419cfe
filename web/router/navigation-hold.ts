type Resume = () => void

let hold: ((resume: Resume) => void) | undefined

/**
 * Holds going to other pages of the product until the returned function is called: `onLeave` gets what goes on with the
 * held push or back. The last one counts.
 */
export function holdNavigation(onLeave: (resume: Resume) => void): () => void {
  hold = onLeave
  return () => {
    if (hold === onLeave) hold = undefined
  }
}

/** Whether going to another page is held now; then `resume` is called later, if at all. */
export function isNavigationHeld(resume: Resume): boolean {
  hold?.(resume)
  return hold !== undefined
}
