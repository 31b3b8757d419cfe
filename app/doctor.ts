import { recount } from '#server/doctor.ts'
import { duplicatesOfAll } from '#server/duplicates/find-duplicates.ts'
import { picturesUnseen } from '#server/meaning/pictures-unseen.ts'
import { videoReport } from '#server/video/video-report.ts'
import { withHouse } from './with-house.ts'

await withHouse(async (house) => {
  const wrong = await recount(house)
  for (const { count, id, kept, counted } of wrong)
    console.log(`${count} of ${id} is kept as ${kept}, counted as ${counted}`)
  console.log(wrong.length ? `${wrong.length} counts are wrong.` : 'Every count is right.')
  if (wrong.length) process.exitCode = 1
  const unseen = await picturesUnseen(house)
  if (unseen) console.log(`${unseen} pictures can’t be found by visual search yet.`)
  for (const line of videoReport(house)) console.log(line)
  for await (const { username, groups } of duplicatesOfAll(house))
    for (const ids of groups) console.log(`@${username} has the same picture in pins ${ids.join(', ')}`)
})
