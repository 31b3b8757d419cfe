import { buildWeb } from '#app/build.ts'
import { serve } from '#app/serve.ts'
import { fillDemoWorld } from '#demo/fill.ts'
import { makeEventPartitions } from '#server/events/partitions.ts'
import { openHouse } from '#server/jobs/open-house.ts'
import { readSettings } from '#server/settings.ts'

/** The journeys' server process. Its demo world has one picture per family, so that it is filled quickly. */
const settings = readSettings(process.env)
const built = await buildWeb()
const { house, close } = await openHouse(settings, { works: true })
const closing = [close]
process.once('disconnect', async () => {
  // Pictures requested by a closed browser may still be rendering.
  house.log.level = 'silent'
  for (const step of closing.reverse()) await step()
  process.exit()
})
try {
  await makeEventPartitions(house)
  await fillDemoWorld(house, () => {}, { pictures: 1, faces: 1 })
  const server = await serve(house, built)
  closing.push(() => server.close())
  process.send?.('ready')
} catch (error) {
  console.error(error)
  process.disconnect()
}
