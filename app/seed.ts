import { assertDemoWorldFits } from '#demo/demo-disk-space.ts'
import { fillDemoWorld } from '#demo/fill.ts'
import { fillOnlyOnce } from '#demo/fill-only-once.ts'
import { makeProgressBar } from './progress-bar.ts'
import { AT_START_FLAG } from './run-in-child-process.ts'
import { runWithHouse } from './run-with-house.ts'

await runWithHouse(async (house) => {
  const isFilled = await fillOnlyOnce(house, {
    async fill() {
      await assertDemoWorldFits(house.settings)
      const bar = makeProgressBar(`Filling the demo world of ${house.settings.productName}`)
      await fillDemoWorld(house, bar.show)
      bar.end()
    },
    whenWaiting: () => console.log('Another process is filling the demo world.'),
  })
  // If another process filled the demo world during this start, all is well.
  if (!isFilled && !process.argv.includes(AT_START_FLAG))
    console.log('There are already people in this database, so we didn’t add anything.')
})
