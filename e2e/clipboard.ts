import type { Page } from 'playwright-core'

/** Lets a page copy; what it gives tells what the page copied last. The clipboard itself is one for all journeys that run at once. */
export async function mayCopy(page: Page): Promise<() => Promise<string>> {
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
