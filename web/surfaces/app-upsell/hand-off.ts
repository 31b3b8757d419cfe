import { readStoredText, writeStoredText } from '../../state/browser-storage.ts'

/** Session storage flag: the store was tried, so it isn't tried again in this session. */
const FALLBACK = 'bb:app-fallback'
/** Milliseconds after which this page would be hidden if something had opened. */
const PATIENCE_MS = 2000

type Targets = { app: string; store: string }
type Surroundings = { open?: (url: string) => void; wait?: (ms: number) => Promise<void>; isHidden?: () => boolean }

/** Tries the app, then its store; returns whether one of them opened. The page stays. */
export async function handOffToApp(
  { app, store }: Targets,
  { open = openUrl, wait = waitMs, isHidden = () => document.visibilityState === 'hidden' }: Surroundings = {},
): Promise<boolean> {
  open(app)
  await wait(PATIENCE_MS)
  if (isHidden()) return true
  if (readStoredText('sessionStorage', FALLBACK)) return false
  writeStoredText('sessionStorage', FALLBACK, '1')
  open(store)
  await wait(PATIENCE_MS)
  return isHidden()
}

/** URLs that open this page in the app, and the app in its store. */
export function toHandOffTargets(
  system: 'android' | 'ios',
  { id, scheme }: { id: string; scheme: string },
  page: URL,
): Targets {
  const rest = `${page.host}${page.pathname}`
  return system === 'android'
    ? { app: `intent://${rest}#Intent;scheme=https;package=${id};end`, store: `market://details?id=${id}` }
    : { app: `${scheme}://${rest}`, store: `itms-apps://apps.apple.com/app/id${id}` }
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A link, because the page stays where it is if nothing opens a URL of another kind. */
function openUrl(url: string) {
  const link = Object.assign(document.createElement('a'), { href: url })
  document.body.append(link)
  link.click()
  link.remove()
}
