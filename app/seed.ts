import { fillDemoWorld } from '#demo/fill.ts'
import { fillOnce } from '#demo/fill-once.ts'
import { mustFitDemoWorld } from '#demo/space.ts'
import { progressBar } from './progress-bar.ts'
import { AT_START } from './run-in-child-process.ts'
import { withHouse } from './with-house.ts'

await withHouse(async (house) => {
  const isFilled = await fillOnce(house, {
    async fill() {
      await mustFitDemoWorld(house.settings)
      const bar = progressBar(`Filling the demo world of ${house.settings.productName}`)
      await fillDemoWorld(house, bar.show)
      bar.end()
    },
    whenWaiting: () => console.log('Another process is filling the demo world.'),
  })
  // A first start that waited for another finds what it wanted.
  if (!isFilled && !process.argv.includes(AT_START))
    console.log('There are already people in this database, so we didn’t add anything.')
})
