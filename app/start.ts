import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/logins.ts'
import { makeSetupLink } from '#server/auth/setup-link.ts'
import { hasOlderDemoWorld } from '#server/demo-world.ts'
import { readSettings, type ServerSettings } from '#server/settings.ts'
import { runHouse } from './run-house.ts'
import { runOrExitWithMessage } from './run-or-exit-with-message.ts'
import { serve } from './serve.ts'
import { makeUpgradeNoticeServer } from './upgrade-notice-server.ts'

/** `npm start`: builds, opens the house, fills the demo world on the first start, serves, and shuts down cleanly. */
async function start(settings: ServerSettings): Promise<void> {
  const { buildWeb } = await import('./build.ts')
  // The pages are built while the database starts and the demo world is filled.
  const building = settings.role === 'worker' ? null : buildWeb()
  const making = building?.then(async ({ clientDir }) =>
    makeUpgradeNoticeServer(settings, await readFile(join(clientDir, 'favicon.svg'))),
  )
  // A failed build is reported where it is awaited.
  making?.catch(() => {})
  const begin: Parameters<typeof runHouse>[1] = async (house, atEnd) => {
    const [built, door] = await Promise.all([building, making])
    if (built && door) {
      const server = await serve(house, built, door)
      atEnd(() => server.close())
    }
    console.log(greeting(settings, await makeSetupLink(house), settings.demo && (await hasOlderDemoWorld(house))))
  }
  await runHouse(settings, begin, making && (async () => (await making).open()))
}

function greeting(settings: ServerSettings, link: string | null, isOlder: boolean): string {
  const lines = [`\n${settings.productName} is ready at ${settings.publicUrl}`]
  if (settings.demo && settings.demoLogins) {
    const logins = DEMO_LOGINS.map(({ email, role }) => `  ${email.padEnd(32)} ${role}`)
    lines.push(`\nDemo accounts, all with the password ${DEMO_PASSWORD}:`, ...logins)
  }
  if (isOlder)
    lines.push(
      `\nThere’s a new demo world. Your data folder keeps the one it has. To see the new one, start with an empty folder:\n  DATA_DIR=data-new npm start`,
    )
  if (link) lines.push(`\nCreate the first admin account here (the link works once):\n  ${link}`)
  return `${lines.join('\n')}\n\nCtrl-C stops everything.`
}

await runOrExitWithMessage(async () => start(readSettings(process.env)))
