import type { ShownExperience } from '#domain/entities/experience.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { UserExperiencePlatformResource, UserExperienceResource } from '#domain/resources/experiences.ts'
import { type ExperienceEvent, eventForReport } from '#domain/rules/experiences/experience-state.ts'
import { readExperience } from '#domain/rules/guidance/read-experience.ts'
import { isSameContext, type PlacementContext } from '#domain/rules/guidance/same-context.ts'
import { isViewedOnMount, refreshesAllOnView } from '#domain/rules/guidance/special-experiences.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { makePlacementStore } from '../../state/placements.ts'
import { logEvent } from '../../tracking/log.ts'
import { makeExperienceReporter } from './experience-reports.ts'
import { selectExperienceForm } from './forms.ts'

const TOAST = 10
/** A toast needs no form: the app's own toasts show it. */
export const isToast = ({ type }: Pick<ShownExperience, 'type'>): boolean => type === TOAST
const isRenderable = (experience: ShownExperience) =>
  isToast(experience) ? readExperience(experience) !== null : selectExperienceForm(experience) !== null

type App = Pick<AppContextValue, 'ask' | 'store'>
type Wanted = { placement: number; context: PlacementContext; isMulti: boolean }
type Surroundings = { log?: typeof logEvent; pause?: (ms: number) => Promise<void>; channel?: GuidanceChannel }

/** Tells the viewer's other tabs what happened to an experience. */
export type GuidanceChannel = {
  tell: (message: GuidanceMessage) => void
  listen: (listener: (message: GuidanceMessage) => void) => void
}
type GuidanceMessage = { viewer: string | null; event: ExperienceEvent } & Pick<
  ShownExperience,
  'id' | 'placement_id' | 'status'
>

export type Guidance = ReturnType<typeof makeGuidance>

const LOGGED: Record<Exclude<ExperienceEvent, 'trigger'>, number> = {
  view: LOG_EVENT.experienceViewed,
  complete: LOG_EVENT.experienceCompleted,
  dismiss: LOG_EVENT.experienceDismissed,
}

/** Fetches the experiences of mounted placements and reports what becomes of them. A failed call changes nothing. */
export function makeGuidance(app: App, { log = logEvent, pause, channel = openChannel() }: Surroundings = {}) {
  const placements = makePlacementStore(isRenderable)
  const reporter = makeExperienceReporter(app, pause)
  let wanted: Wanted[] = []

  /** Mounts a placement; placements mounted at the same time with the same context share a call. */
  function mount(placement: number, context: PlacementContext, isMulti = false): () => void {
    if (placements.mount(placement, context, isMulti)) want([{ placement, context, isMulti }])
    return () => placements.unmount(placement)
  }

  function want(more: Wanted[]): void {
    if (!wanted.length) queueMicrotask(fetchWanted)
    wanted = [...wanted, ...more]
  }

  function fetchWanted(): void {
    const all = wanted.filter(({ placement }) => placements.isMounted(placement))
    wanted = []
    for (const isMulti of [false, true])
      for (const group of groupByContext(all.filter((one) => one.isMulti === isMulti)))
        void fetchPlacements(
          group.map(({ placement }) => placement),
          group[0]?.context ?? {},
          isMulti,
        )
  }

  async function fetchPlacements(placement_ids: number[], context: PlacementContext, isMulti: boolean): Promise<void> {
    const viewer = app.store.get().viewer.id
    try {
      const answer = await reporter.counted(async (missed_calls) => {
        if (!isMulti) return app.ask(UserExperienceResource.get, { placement_ids, ...context, missed_calls })
        const found = await app.ask(UserExperiencePlatformResource.get, { multi_experience: true, ...context })
        return 'experiencesMulti' in found ? (found.experiencesMulti as Record<string, ShownExperience[]>) : {}
      })
      if (viewer === app.store.get().viewer.id) placements.take([...new Set(placement_ids)], context, answer)
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
    }
  }

  /** Fetches placements again: those named, or all that are mounted. */
  function refresh(only?: readonly number[]): void {
    const mounted = Object.entries(placements.get().mounted).map(([id, one]) => ({ placement: Number(id), ...one }))
    want(mounted.filter(({ placement }) => only?.includes(placement) ?? true))
  }

  /** Reports an event once per instance, also across tabs. */
  function report(experience: ShownExperience, reported: ExperienceEvent): Promise<void> | undefined {
    const event = eventForReport(experience.experience_id, reported)
    if (!placements.advance(experience, event)) return
    const { id, placement_id, experience_id, status } = experience
    channel.tell({ viewer: app.store.get().viewer.id, id, placement_id, status, event })
    if (event !== 'trigger')
      log({
        event_type: LOGGED[event],
        object_id_str: String(experience_id),
        aux_data: { placed_experience_id: id, placement_id, experience_id },
      })
    return reporter.send(experience, event)
  }

  /** Triggers other experiences; their placements then look for them. */
  const trigger = (experience: ShownExperience) => reporter.trigger(experience, (placement) => refresh([placement]))

  /** To be called when an experience is in the page, and so may be seen. */
  function begin(experience: ShownExperience): void {
    trigger(experience)
    if (isViewedOnMount(experience)) view(experience)
  }

  function view(experience: ShownExperience): void {
    trigger(experience)
    const sent = report(experience, 'view')
    if (sent && refreshesAllOnView(experience)) void sent.then(() => refresh())
  }

  /** Ends an experience. Its placement then looks for the next one, once the server knows of the end. */
  function end(experience: ShownExperience, event: 'complete' | 'dismiss', keeps = {} as EndOptions): boolean {
    const sent = report(experience, event)
    if (!sent) return false
    if (!keeps.preventRemoval) placements.remove(experience)
    if (!keeps.skipRefetch && !keeps.preventRemoval) void sent.then(() => refresh([experience.placement_id]))
    return true
  }

  channel.listen(({ viewer, event, ...experience }) => {
    if (viewer !== app.store.get().viewer.id || !placements.advance(experience, event)) return
    if (event === 'complete' || event === 'dismiss') placements.remove(experience)
  })

  return { placements, mount, refresh, begin, view, end }
}

type EndOptions = { preventRemoval?: boolean; skipRefetch?: boolean }

function groupByContext(all: readonly Wanted[]): Wanted[][] {
  const groups: Wanted[][] = []
  for (const one of all) {
    const group = groups.find(([first]) => isSameContext(first?.context, one.context))
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
}

function openChannel(): GuidanceChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => {} }
  const channel = new BroadcastChannel('bb:guidance')
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data as GuidanceMessage)),
  }
}

const engines = new WeakMap<object, Guidance>()

/** The page's guidance engine; made at its first use. */
export function guidanceOf(app: App): Guidance {
  const engine = engines.get(app.store) ?? makeGuidance(app)
  engines.set(app.store, engine)
  return engine
}
