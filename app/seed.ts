import { fillDemoWorld, isEmpty } from '#demo/fill.ts'
import { renewPool } from '#server/feed/pool.ts'
import { indexEverything } from '#server/search/index-things.ts'
import { progressBar } from './progress-bar.ts'
import { withHouse } from './with-house.ts'

await withHouse(async (house) => {
  if (!(await isEmpty(house))) return console.log('There are people in this database already: nothing was filled.')
  const bar = progressBar(`Filling the demo world of ${house.settings.productName}`)
  await fillDemoWorld(house, bar.show)
  await renewPool(house)
  await indexEverything(house)
  bar.end()
})
