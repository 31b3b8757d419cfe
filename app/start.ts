import { fillDemoWorld, isEmpty } from '#demo/fill.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/logins.ts'
import { setupLink } from '#server/auth/setup-link.ts'
import { makeEventPartitions } from '#server/events/partitions.ts'
import { renewPool } from '#server/feed/pool.ts'
import { openHouse } from '#server/open-house.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { progressBar } from './progress-bar.ts'
import { serve } from './serve.ts'

/** `npm start`: builds, opens the house, fills the demo world the first time, serves, and closes cleanly. */
async function start(settings: Settings): Promise<void> {
  const isWeb = settings.role !== 'worker'
  const { buildWeb } = await import('./build.ts')
  const built = isWeb ? await buildWeb() : null
  const opened = await openHouse(settings, { works: settings.role !== 'web' })
  const { house } = opened
  const closing: (() => Promise<unknown>)[] = [opened.close]
  whenToldToStop(async () => {
    for (const step of closing.reverse()) await step()
  })
  await makeEventPartitions(house)
  if (settings.demo && (await isEmpty(house))) {
    const bar = progressBar(`Filling the demo world of ${settings.productName}`)
    await fillDemoWorld(house, bar.show)
    bar.end()
    await renewPool(house)
  }
  if (isWeb && built) {
    const server = await serve(house, built)
    closing.push(() => server.close())
  }
  console.log(greeting(settings, await setupLink(house)))
}

function greeting(settings: Settings, link: string | null): string {
  const lines = [`\n${settings.productName} is ready at ${settings.publicUrl}`]
  if (settings.demo && settings.demoLogins) {
    const logins = DEMO_LOGINS.map(({ email, role }) => `  ${email.padEnd(32)} ${role}`)
    lines.push(`\nDemo accounts, all with the password ${DEMO_PASSWORD}:`, ...logins)
  }
  if (!settings.demo && link) lines.push(`\nMake the first staff account here, once:\n  ${link}`)
  return `${lines.join('\n')}\n\nCtrl-C stops everything.`
}

/** One interrupt may arrive twice, from the terminal and from npm: the second changes nothing. */
function whenToldToStop(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}

try {
  await start(readSettings(process.env))
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
