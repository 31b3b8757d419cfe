/** Spec 2, Routes. How and from where something is saved; it goes out with the save and into its event. */
export type SaveContext = { is_one_tap: boolean; location: string | null; use_case_id?: string }

const LONGEST = 200

/** What the link of the repin page says of the save it leads to. */
export function contextOfLink(query: URLSearchParams): SaveContext {
  return { is_one_tap: query.get('isOneTap') === 'true', location: cut(query.get('location')) }
}

type Tap = { location: string; query: URLSearchParams; isDesktop: boolean; useCase?: string | undefined }

/** A save of one tap. The use case, of the address or what someone said they come for, counts on phones only. */
export function contextOfTap({ location, query, isDesktop, useCase: said }: Tap): SaveContext {
  const useCase = isDesktop ? null : cut(query.get('useCaseId') ?? said ?? null)
  return { is_one_tap: true, location: cut(location), ...(useCase && { use_case_id: useCase }) }
}

const cut = (text: string | null) => text?.slice(0, LONGEST) || null
