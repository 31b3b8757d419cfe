import { sql } from 'kysely'
import { booksOf } from '#server/db/reader.ts'
import { writeWorldVersion } from '#server/demo-world.ts'
import { mendCounts } from '#server/doctor.ts'
import { updatePoolWithin } from '#server/feed/pool.ts'
import type { House } from '#server/house.ts'
import { seedInterests } from '#server/interests/seed-interests.ts'
import { indexEverything } from '#server/search/index-everything.ts'
import { fillActivity } from './fill/activity.ts'
import { fillBoards } from './fill/boards.ts'
import { fillConversations } from './fill/conversations.ts'
import { fillDrafts } from './fill/drafts.ts'
import { fillGuidance } from './fill/guidance.ts'
import { fillJobs } from './fill/jobs.ts'
import { fillKinds } from './fill/kinds.ts'
import { fillLinks } from './fill/links.ts'
import { fillMerchant, keepList } from './fill/merchant.ts'
import { fillModeration, suspendedOf } from './fill/moderation.ts'
import { fillMoving, takeMoving } from './fill/moving.ts'
import { fillNotifications } from './fill/notifications.ts'
import { fillPeople } from './fill/people.ts'
import { drawPictures, FULL_VARIETY, type Variety } from './fill/pictures.ts'
import { fillPins, updateBoards } from './fill/pins.ts'
import { fillToday } from './fill/today.ts'
import { fillTrash } from './fill/trash.ts'
import { fillTwins } from './fill/twins.ts'
import { fillWebsites } from './fill/websites.ts'
import { type Inhabitant, newWorld } from './fill/world.ts'

const DRAWING = 0.94

/**
 * Fills an empty database with the demo world. Pictures come first and can be drawn again after an interruption;
 * everything else is one transaction, so that a world is there whole or not at all.
 */
export async function fillDemoWorld(
  house: House,
  tell: (share: number) => void,
  variety: Variety = FULL_VARIETY,
): Promise<void> {
  const { pictures, portraits, smaller } = await drawPictures(newWorld(house), variety, (share) =>
    tell(share * DRAWING),
  )
  const moving = await takeMoving(house)
  const list = await booksOf(house)
    .transaction()
    .execute(async (db) => {
      // Nobody acts on how this world came to be.
      const world = newWorld({ ...house, db, queuesOf: {} })
      await seedInterests(world.house)
      const people = await fillPeople(world, portraits)
      const everyone = [...people.values()]
      const boards = await fillBoards(world, people)
      const robin = people.get('robin_vale') as Inhabitant
      const pins = await fillTrash(world, robin, await fillPins(world, pictures, everyone, boards))
      await fillKinds(world, people, pins)
      await fillLinks(world, people, pins)
      const list = await fillMerchant(world, people, pins)
      pins.push(...(await fillTwins(world, robin, boards, smaller, pictures)))
      const suspended = suspendedOf(people)
      await fillMoving(
        world,
        everyone.filter((one) => one !== suspended),
        boards,
        moving,
      )
      await updateBoards(world)
      tell(0.97)
      await fillActivity(world, everyone, boards, pins)
      await fillDrafts(world, robin, boards, pictures)
      await fillConversations(world, { people, boards, pins })
      await fillModeration(world, people, pins)
      await fillNotifications(world, people, boards, pins)
      await fillWebsites(world, people)
      await fillGuidance(world)
      await fillJobs(world, pins)
      await writeWorldVersion(world.house)
      await mendCounts(world.house)
      await updatePoolWithin(db, house.clock())
      await indexEverything(world.house)
      await sql`INSERT INTO neighbors (aggregate_id, due_at) SELECT id, ${house.clock()} FROM aggregates WHERE state = 'live'
      ON CONFLICT DO NOTHING`.execute(db)
      await fillToday(world, people, boards, pins)
      return list
    })
  if (list) await keepList(house, list)
  tell(1)
}
