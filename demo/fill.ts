import { sql } from 'kysely'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { saveDemoWorldVersion } from '#server/demo-world.ts'
import { repairCounts } from '#server/doctor.ts'
import { updateFeedPoolInTransaction } from '#server/feed/pool.ts'
import type { House } from '#server/house.ts'
import { seedInterests } from '#server/interests/seed-interests.ts'
import { indexEverything } from '#server/search/index-everything.ts'
import { fillActivity } from './fill/activity.ts'
import { fillBoards } from './fill/boards.ts'
import { fillConversations } from './fill/conversations.ts'
import { fillDrafts } from './fill/drafts.ts'
import { fillDuplicatePictures } from './fill/duplicate-pictures.ts'
import { fillGiftGuide } from './fill/gift-guide.ts'
import { fillGuidance } from './fill/guidance.ts'
import { fillJobs } from './fill/jobs.ts'
import { fillKinds } from './fill/kinds.ts'
import { fillLinks } from './fill/links.ts'
import { fillMerchant, storeMerchantList } from './fill/merchant.ts'
import { fillModeration, findSuspendedPerson } from './fill/moderation.ts'
import { fillMoving, importMoving } from './fill/moving.ts'
import { fillNotifications } from './fill/notifications.ts'
import { fillPeople } from './fill/people.ts'
import { drawAndStorePictures, FULL_VARIETY, type PictureVariety } from './fill/pictures.ts'
import { fillPins, refreshDemoBoards } from './fill/pins.ts'
import { fillToday } from './fill/today.ts'
import { fillTrash } from './fill/trash.ts'
import { fillWebsites } from './fill/websites.ts'
import { type Inhabitant, makeDemoWorld } from './fill/world.ts'

const DRAWING = 0.94

/**
 * Fills an empty database with the demo world. Pictures come first and can be redrawn after an interruption; everything
 * else is one transaction, so that the world exists completely or not at all.
 */
export async function fillDemoWorld(
  house: House,
  tell: (share: number) => void,
  variety: PictureVariety = FULL_VARIETY,
): Promise<void> {
  const { pictures, portraits, smaller } = await drawAndStorePictures(makeDemoWorld(house), variety, (share) =>
    tell(share * DRAWING),
  )
  const moving = await importMoving(house)
  const list = await maintenanceDb(house)
    .transaction()
    .execute(async (db) => {
      // No jobs are queued for the facts of the filling.
      const world = makeDemoWorld({ ...house, db, queuesOf: {} })
      await seedInterests(world.house)
      const people = await fillPeople(world, portraits)
      const everyone = [...people.values()]
      const boards = await fillBoards(world, people)
      const robin = people.get('robin_vale') as Inhabitant
      const pins = await fillTrash(world, robin, await fillPins(world, pictures, everyone, boards))
      await fillKinds(world, people, pins)
      await fillLinks(world, people, pins)
      const list = await fillMerchant(world, people, pins)
      await fillGiftGuide(world, people, pins)
      pins.push(...(await fillDuplicatePictures(world, robin, boards, smaller, pictures)))
      const suspended = findSuspendedPerson(people)
      await fillMoving(
        world,
        everyone.filter((one) => one !== suspended),
        boards,
        moving,
      )
      await refreshDemoBoards(world)
      tell(0.97)
      await fillActivity(world, everyone, boards, pins)
      await fillDrafts(world, robin, boards, pictures)
      await fillConversations(world, { people, boards, pins })
      await fillModeration(world, people, pins)
      await fillNotifications(world, people, boards, pins)
      await fillWebsites(world, people)
      await fillGuidance(world)
      await fillJobs(world, pins)
      await saveDemoWorldVersion(world.house)
      await repairCounts(world.house)
      await updateFeedPoolInTransaction(db, house.clock())
      await indexEverything(world.house)
      await sql`INSERT INTO neighbors (aggregate_id, due_at) SELECT id, ${house.clock()} FROM aggregates WHERE state = 'live'
      ON CONFLICT DO NOTHING`.execute(db)
      await fillToday(world, people, boards, pins)
      return list
    })
  if (list) await storeMerchantList(house, list)
  tell(1)
}
