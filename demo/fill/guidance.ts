import { DELIGHT_PLACES } from '#domain/constants/surfaces.ts'
import { actionPlacement } from '#domain/rules/guidance/action-placement.ts'
import { footerPlacement } from '#domain/rules/guidance/footer-strip.ts'
import { delightData } from '#domain/rules/search/delight.ts'
import { insertAll, type World } from './world.ts'

const TOAST = 10
const AFTER_DOWNLOAD = 507101
const CALLOUT = 27
const HOW_TO_SAVE = 507102

const DELIGHT = 507110
/** Search delights: words in colors of their own, for whoever looks for them. */
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

/** Two words of guidance: how to save, at the foot of the first card; and whoever downloads a picture is told once that a board keeps it, too. */
export async function fillGuidance(world: World): Promise<void> {
  const display_data = JSON.stringify({
    text: 'On a board you find it again, wherever you are.',
    duration: 5000,
    link: { href: '/me/', text: 'Your boards' },
    in: {
      de: {
        text: 'Auf einer Pinnwand findest du es wieder, wo du auch bist.',
        link: { href: '/me/', text: 'Deine Pinnwände' },
      },
    },
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
        in: {
          de: {
            message: 'Zeig auf ein Bild und drück s, um es dir zu merken.',
            link: { href: '/ideas/', text: 'Mehr zum Merken finden' },
          },
        },
      },
    },
    {
      placement: footerPlacement('signedInMobile'),
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
      DELIGHT_PLACES.map((placement_id) => ({
        placement_id,
        experience_id: DELIGHT + at,
        type: CALLOUT,
        display_data: JSON.stringify(
          delightData({ search_query_list: words, text_colors: colors, text_background_color: ground }),
        ),
      })),
    ),
  )
}
