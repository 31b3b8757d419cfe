import { actionPlacement } from '#domain/rules/guidance/action-placement.ts'
import { footerPlacement } from '#domain/rules/guidance/footer-strip.ts'
import { insertAll, type World } from './world.ts'

const TOAST = 10
const AFTER_DOWNLOAD = 507101
const CALLOUT = 27
const HOW_TO_SAVE = 507102

/** Two words of guidance: how to save, at the foot of the first card; and whoever downloads a picture is told once that a board keeps it, too. */
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
  const footers = [
    {
      placement: footerPlacement('signedInDesktop'),
      says: {
        message: 'Point at a picture and press s to save it.',
        link: { href: '/ideas/', text: 'Find more to save' },
      },
    },
    {
      placement: footerPlacement('signedInMobile'),
      says: { message: 'Press and hold a picture to save or send it.' },
    },
  ]
  await insertAll(
    world,
    'placed_experiences',
    footers.map(({ placement, says }) => ({
      placement_id: placement ?? 0,
      experience_id: HOW_TO_SAVE,
      type: CALLOUT,
      display_data: JSON.stringify(says),
    })),
  )
}
