import type { Locator } from 'playwright-core'

/**
 * Drags an item by its handle with the mouse up to another item. The target is scrolled to the middle of the window,
 * because dragging near the edges scrolls.
 */
export async function dragUpTo(handle: Locator, to: Locator) {
  const { mouse } = handle.page()
  await to.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  // Hovering waits until the element no longer moves.
  await handle.hover()
  const [from, there] = [(await handle.boundingBox())!, (await to.boundingBox())!]
  await mouse.move(from.x + 10, from.y + 10)
  await mouse.down()
  await mouse.move(from.x + 10, from.y - 20)
  await mouse.move(there.x + 10, there.y + 5, { steps: 5 })
  await mouse.up()
}
