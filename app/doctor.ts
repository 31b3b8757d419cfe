import { findCountMismatches } from '#server/doctor.ts'
import { findDuplicatesOfEveryone } from '#server/duplicates/find-duplicates.ts'
import { countUnanalyzedPictures } from '#server/meaning/unanalyzed-pictures.ts'
import { describeVideoSupport } from '#server/video/video-report.ts'
import { runWithHouse } from './run-with-house.ts'

await runWithHouse(async (house) => {
  const wrong = await findCountMismatches(house)
  for (const { count, id, kept, counted } of wrong)
    console.log(`${count} of ${id} is kept as ${kept}, counted as ${counted}`)
  console.log(wrong.length ? `${wrong.length} counts are wrong.` : 'Every count is right.')
  if (wrong.length) process.exitCode = 1
  const unseen = await countUnanalyzedPictures(house)
  if (unseen) console.log(`${unseen} pictures can’t be found by visual search yet.`)
  for (const line of describeVideoSupport(house)) console.log(line)
  for await (const { username, groups } of findDuplicatesOfEveryone(house))
    for (const ids of groups) console.log(`@${username} has the same picture in pins ${ids.join(', ')}`)
})
