import { fillDemoWorld, isEmpty } from '#demo/fill.ts'
import { progressBar } from './progress-bar.ts'
import { withHouse } from './with-house.ts'

await withHouse(async (house) => {
  if (!(await isEmpty(house))) return console.log('There are people in this database already: nothing was filled.')
  const bar = progressBar(`Filling the demo world of ${house.settings.productName}`)
  await fillDemoWorld(house, bar.show)
  bar.end()
})
