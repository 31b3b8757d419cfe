import { SEARCH_DELIGHT_PLACEMENTS } from '#domain/constants/surfaces.ts'
import { footerPlacementId, placementForAction } from '#domain/rules/guidance/placements.ts'
import { toDelightData } from '#domain/rules/search/delight.ts'
import { type DemoWorld, insertAll } from './world.ts'

const TOAST = 10
const AFTER_DOWNLOAD = 507101
const CALLOUT = 27
const HOW_TO_SAVE = 507102

const DELIGHT = 507110
/** Search delights: queries with words in special colors. */
const DELIGHTS = [
  { words: ['cat', 'cats', 'kitten', 'Katze'], colors: ['#8a3b12', '#5f4b32'], ground: '#fdeedd' },
  { words: ['sunset', 'golden hour', 'Sonnenuntergang'], colors: ['#b3261e', '#9a3b00', '#8a2c6b'], ground: '#fff1d6' },
  { words: ['sea', 'ocean', 'waves', 'Meer'], colors: ['#0b4f8a', '#0a5c66'], ground: '#dff3fb' },
  {
    words: ['flower', 'flowers', 'wildflowers', 'Blumen'],
    colors: ['#a01a58', '#6a2c91', '#2d6a30'],
    ground: '#fdeaf3',
  },
  { words: ['rainbow'], colors: ['#b3261e', '#96490a', '#66600a', '#22693a', '#1f4fa8', '#6a2c91'], ground: '#ffffff' },
]

/**
 * Adds two hints: how to save, at the foot of the first card; and, once after a download, that boards keep pictures
 * too.
 */
export async function fillGuidance(world: DemoWorld): Promise<void> {
  const display_data = JSON.stringify({
    text: 'Save it to a board and you’ll always find it.',
    duration: 5000,
    link: { href: '/me/', text: 'Your boards' },
    in: {
      de: {
        text: 'Merk dir das Bild auf einer Pinnwand, dann findest du es immer wieder.',
        link: { href: '/me/', text: 'Deine Pinnwände' },
      },
    },
  })
  const places = (['wide', 'narrow'] as const).map((layout) => placementForAction('download', 'home', layout) ?? 0)
  await insertAll(
    world,
    'placed_experiences',
    places.map((placement_id) => ({ placement_id, experience_id: AFTER_DOWNLOAD, type: TOAST, display_data })),
  )
  const footers = [
    {
      placement: footerPlacementId('signedInDesktop'),
      says: {
        message: 'Tip: hover over a Pin and press S to save it.',
        in: { de: { message: 'Tipp: Zeig auf einen Pin und drück S, um ihn dir zu merken.' } },
      },
    },
    {
      placement: footerPlacementId('signedInMobile'),
      says: {
        message: 'Press and hold a picture to save or send it.',
        in: { de: { message: 'Halte ein Bild gedrückt, um es dir zu merken oder zu verschicken.' } },
      },
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
  await insertAll(
    world,
    'placed_experiences',
    DELIGHTS.flatMap(({ words, colors, ground }, at) =>
      SEARCH_DELIGHT_PLACEMENTS.map((placement_id) => ({
        placement_id,
        experience_id: DELIGHT + at,
        type: CALLOUT,
        display_data: JSON.stringify(
          toDelightData({ search_query_list: words, text_colors: colors, text_background_color: ground }),
        ),
      })),
    ),
  )
}
