const ELSEWHERE =
  'input, textarea, select, [contenteditable], [popover], dialog, [role=menu], [role=tablist], [role=list]'

/** Whether a key or touch belongs to a field, menu or dialog rather than to the pin. */
export const isControlTarget = (target: EventTarget | null): boolean =>
  (target as Element).closest(ELSEWHERE) !== null || document.querySelector('dialog[open]') !== null

/** Reading direction of an arrow key pressed without modifiers. */
export function toArrowDirection(event: KeyboardEvent): 'next' | 'previous' | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined
  return (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl') ? 'next' : 'previous'
}
