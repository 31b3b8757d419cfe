type Slot = Record<string, string | number>

/** Spec 7. What is told of a click on a link to another site, as JSON text: on what page it was, and on which slot of a carousel. */
export function clickDetails(page: Record<string, unknown>, slot: Slot = {}): string {
  return JSON.stringify({ clickthrough_type: 'click', ...page, ...slot })
}

/** Spec 7. What is told of a right click, as JSON text: that it was one, on what, and on which slot of a carousel. */
export function rightClickDetails(objectId: string, slot: Slot = {}): string {
  return JSON.stringify({ clickthrough_type: 'rightClick', object_id: objectId, ...slot })
}

/** Spec 7. What is told of a tap on a chip of a collection: the how many-th it is, of what kind of ad, and what it opens. */
export function chipClickDetails(index: number, creativeType: string): string {
  return JSON.stringify({ click_position: index, client_creative_type: creativeType, clickthrough_type: 'chip' })
}

/** Whether the click opened the link. A right click doesn't: it only opens the browser's menu. */
export function isOutboundClick(details: unknown): boolean {
  const told = typeof details === 'string' ? parsed(details) : details
  return (told as { clickthrough_type?: unknown } | null)?.clickthrough_type !== 'rightClick'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
