import { EXPERIENCE_EXAMPLES, type ExperienceExample } from '#domain/constants/experience-examples.ts'
import { EXPERIENCE_FORMS, type ExperienceFormName } from '#domain/constants/experience-forms.ts'
import { SEARCH_DELIGHT_PLACEMENTS } from '#domain/constants/surfaces.ts'
import type { ExperienceTargeting } from '#domain/rules/experiences/is-eligible.ts'
import { footerPlacementId, placementForAction, placementForPage } from '#domain/rules/guidance/placements.ts'
import { listExperienceProblems } from '#domain/rules/guidance/read-experience.ts'
import { toDelightData } from '#domain/rules/search/delight.ts'
import { type DemoWorld, insertAll } from './world.ts'

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

const SEARCH_PLACEMENTS = (['wide', 'narrow'] as const).map((layout) => placementForPage('search', layout))

/** Examples that are live where someone searches for a word, so that each can be met and none is in the way. */
const SEARCHES: readonly [form: ExperienceFormName, name: string, word: string, targeting?: ExperienceTargeting][] = [
  ['full_banner', 'icon', 'tune'],
  ['full_banner', 'cover', 'winter'],
  ['hero_banner', 'welcome_back', 'welcome'],
  ['hero_banner', 'dismiss_only', 'faster'],
  ['hero_banner', 'complete_only', 'portrait'],
  ['hero_banner', 'complete_and_dismiss', 'storytelling'],
  ['metrics_banner', 'metrics', 'statistics'],
  ['alert_callout', 'error', 'email'],
  ['alert_callout', 'warning', 'maintenance'],
  ['alert_callout', 'info', 'together'],
  ['upsell_callout', 'upsell', 'business'],
  ['neutral_callout', 'neutral', 'plans'],
  ['modal', 'modal', 'sections'],
  ['floating_upsell', 'floating', 'newsletter'],
  ['saved_ideas_upsell', 'modal', 'keep', inGroup('enabled_modal')],
  ['saved_ideas_upsell', 'banner', 'keep', inGroup('enabled_banner')],
]

function inGroup(group: string): ExperienceTargeting {
  return { audience: 'visitors', experiments: { saved_ideas_upsell: [group] } }
}

/**
 * Adds the examples, each where one searches for its word, and two hints: how to save, at the foot of the first card;
 * and, once after a download, that boards keep pictures too.
 */
export async function fillGuidance(world: DemoWorld): Promise<void> {
  const places = (['wide', 'narrow'] as const).map((layout) => placementForAction('download', 'home', layout))
  await place(world, exampleOf('toast'), places)
  for (const [form, name, word, targeting] of SEARCHES)
    await place(world, exampleOf(form, name), SEARCH_PLACEMENTS, { ...targeting, search_words: [word] })
  await insertAll(world, 'experiments', [
    {
      name: 'saved_ideas_upsell',
      rollout: JSON.stringify({ enabled_modal: 50, enabled_banner: 50 }),
      overrides: '{}',
      started_at: world.ago(0),
    },
  ])
  await placeTips(world)
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

const TIMED_SURVEY_PLACEMENT = 1000421
const DAILY = { frequency: JSON.stringify({ max_views: 1000, days_between: 1 }) }

/** Tips at elements of the page, found by searching for what they are about, and a survey that one of them triggers. */
async function placeTips(world: DemoWorld): Promise<void> {
  const survey = exampleOf('survey')
  const triggered = { triggerable_placed_exps: [`${TIMED_SURVEY_PLACEMENT}:${survey.experience_id}`] }
  const tip = (example: ExperienceExample, search_words: string[], rules: Rules = {}) =>
    place(world, example, SEARCH_PLACEMENTS, { search_words }, rules)
  await tip(exampleOf('tooltip'), ['topics', 'Themen'], DAILY)
  await tip(exampleOf('anchored_flyout', 'flyout'), ['create a pin', 'Pin erstellen'], DAILY)
  await tip(exampleOf('anchored_flyout', 'pulsar'), ['send a pin', 'Pin schicken'], { ...DAILY, ...triggered })
  await tip(exampleOf('educational_popover'), ['my boards', 'meine Pinnwände'])
  await place(world, survey, [TIMED_SURVEY_PLACEMENT], { on_trigger: true })
}

type Rules = { frequency?: string; triggerable_placed_exps?: string[] }

/** Places an example; one that no form could show is refused. */
async function place(
  world: DemoWorld,
  { form, experience_id, display_data }: ExperienceExample,
  placements: readonly number[],
  targeting: ExperienceTargeting = {},
  rules: Rules = {},
): Promise<void> {
  const { type } = EXPERIENCE_FORMS[form]
  const [problem] = listExperienceProblems({ type, experience_id, display_data })
  if (problem) throw new Error(`Example ${experience_id}: ${problem.field} is ${problem.problem}`)
  await insertAll(
    world,
    'placed_experiences',
    placements.map((placement_id) => ({
      placement_id,
      experience_id,
      type,
      display_data: JSON.stringify(display_data),
      targeting: JSON.stringify(targeting),
      ...rules,
    })),
  )
}

function exampleOf(form: ExperienceFormName, name?: string): ExperienceExample {
  const found = EXPERIENCE_EXAMPLES.find((one) => one.form === form && (!name || one.name === name))
  if (!found) throw new Error(`No example of ${form}`)
  return found
}
