import { actionPlacement } from '#domain/rules/guidance/action-placement.ts'
import { insertAll, type World } from './world.ts'

const TOAST = 10
const AFTER_DOWNLOAD = 507101

/** One word of guidance: whoever downloads a picture is told once that a board keeps it, too. */
export async function fillGuidance(world: World): Promise<void> {
  const display_data = JSON.stringify({
    text: 'On a board you find it again, wherever you are.',
    duration: 5000,
    link: { href: '/me/', text: 'Your boards' },
  })
  const places = (['wide', 'narrow'] as const).map((layout) => actionPlacement('download', 'home', layout) ?? 0)
  await insertAll(
    world,
    'placed_experiences',
    places.map((placement_id) => ({ placement_id, experience_id: AFTER_DOWNLOAD, type: TOAST, display_data })),
  )
}
