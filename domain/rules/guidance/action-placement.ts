type Layout = 'wide' | 'narrow'

/** Decisions, Guidance: where something may be shown after an action, by how wide the page is. */
const PLACEMENTS = {
  save: { wide: 1000578, narrow: 1000540 },
  download: { wide: 1000499, narrow: 1000542 },
  clickthrough: { wide: 1000500, narrow: 1000543 },
} as const

/** The pages that have such places. */
const PAGES = ['home', 'search', 'closeup']

export type Action = keyof typeof PLACEMENTS

/** Spec 9. The placement that an action fires on a page; null where there is none. */
export function actionPlacement(action: Action, page: string, layout: Layout): number | null {
  return PAGES.includes(page) ? PLACEMENTS[action][layout] : null
}
