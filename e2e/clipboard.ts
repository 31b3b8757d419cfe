import type { Page } from 'playwright-core'

/**
 * Lets a page copy, and returns a function for the last copied text. The real clipboard is shared by all parallel
 * journeys, so it is not read.
 */
export async function allowCopying(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(noteCopies)
  await page.evaluate(noteCopies)
  return () => page.evaluate(() => (window as { copied?: string }).copied ?? '')
}

function noteCopies() {
  const { clipboard } = navigator
  if (!clipboard) return
  const note = (copied: string) => Object.assign(window, { copied })
  const [write, writeText] = [clipboard.write.bind(clipboard), clipboard.writeText.bind(clipboard)]
  clipboard.write = async (items) => {
    await write(items)
    const item = items.find(({ types }) => types.includes('text/plain'))
    if (item) note(await (await item.getType('text/plain')).text())
  }
  clipboard.writeText = async (text) => {
    await writeText(text)
    note(text)
  }
}
