import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/logins.ts'
import { setupLink } from '#server/auth/setup-link.ts'
import { hasOlderWorld } from '#server/demo-world.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { orOneSentence } from './or-one-sentence.ts'
import { runHouse } from './run-house.ts'
import { serve } from './serve.ts'
import { upgradeDoor } from './upgrade-door.ts'

/** `npm start`: builds, opens the house, fills the demo world the first time, serves, and closes cleanly. */
async function start(settings: Settings): Promise<void> {
  const isWeb = settings.role !== 'worker'
  const { buildWeb } = await import('./build.ts')
  const built = isWeb ? await buildWeb() : null
  const door = built && upgradeDoor(settings, await readFile(join(built.clientDir, 'favicon.svg')))
  const begin: Parameters<typeof runHouse>[1] = async (house, atEnd) => {
    if (built && door) {
      const server = await serve(house, built, door)
      atEnd(() => server.close())
    }
    console.log(greeting(settings, await setupLink(house), settings.demo && (await hasOlderWorld(house))))
  }
  await runHouse(settings, begin, door?.open)
}

function greeting(settings: Settings, link: string | null, isOlder: boolean): string {
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

await orOneSentence(async () => start(readSettings(process.env)))
