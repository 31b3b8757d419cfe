import type { Locator } from 'playwright-core'

/** Drags a thing by its handle, with the mouse, up to where another is: in the middle of the window, for at its edges dragging scrolls. */
export async function dragUp(handle: Locator, to: Locator) {
  const { mouse } = handle.page()
  await to.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  // Waits until it stands still.
  await handle.hover()
  const [from, there] = [(await handle.boundingBox())!, (await to.boundingBox())!]
  await mouse.move(from.x + 10, from.y + 10)
  await mouse.down()
  await mouse.move(from.x + 10, from.y - 20)
  await mouse.move(there.x + 10, there.y + 5, { steps: 5 })
  await mouse.up()
}
