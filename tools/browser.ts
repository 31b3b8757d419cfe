import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { APT_UPDATE, aptInstall, hasApt, runInstall } from './apt.ts'

/**
 * Launch options for every Chromium of the tests and measurements; it may run as root and must not access the network.
 */
export const CHROMIUM_LAUNCH_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The headless shell comes first: journeys take two thirds of the time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

let hasInstalled = false

/**
 * Finds a Chromium that can play videos: the one in CHROME_PATH, the system's, Playwright's, or one that is installed
 * now.
 */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found) return found
  console.error('Installing Chromium for the browser tests; this happens once …')
  for (const [command, ...args] of waysToInstall()) {
    runInstall(command, ...args)
    hasInstalled = true
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it and name its program in CHROME_PATH.',
  )
}

function findChromium(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env
  if (CHROME_PATH) {
    if (runs(CHROME_PATH)) return CHROME_PATH
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which is not a program that runs.`)
  }
  const places = ['/usr/bin', ...PATH.split(delimiter)].flatMap((folder) => names.map((name) => join(folder, name)))
  const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const running = [...new Set([...places, onMac, chromium.executablePath()])].filter(runs)
  return running.find(playsVideos) ?? (hasInstalled ? running[0] : undefined)
}

const ASKS_FOR_H264 = `data:text/html,<script>document.write(document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"'))</script>`

/** Chromium builds without H.264 are skipped, because they can't play most videos. */
function playsVideos(program: string): boolean {
  const { stdout } = spawnSync(program, [...CHROMIUM_LAUNCH_ARGS, '--dump-dom', ASKS_FOR_H264], { encoding: 'utf8' })
  return stdout.includes('<body>probably')
}

/** Some systems have a stub of this name that only explains how to install it, so its version is checked. */
function runs(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Installation commands, to be tried in order. */
function waysToInstall(): (readonly [string, ...string[]])[] {
  if (hasApt()) return [APT_UPDATE, aptInstall('chromium-headless-shell'), aptInstall('chromium')]
  return [
    [process.execPath, join(import.meta.dirname, '../node_modules/playwright-core/cli.js'), 'install', 'chromium'],
  ]
}
