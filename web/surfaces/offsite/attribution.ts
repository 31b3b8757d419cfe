import { LOG } from '#domain/log-events.ts'
import { type AttributionKind, attributionSource } from '#domain/rules/link/attribution.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import type { Frame } from '../../frame.tsx'
import { log } from '../../tracking/log.ts'
import type { OutWay } from './out-way.ts'

const FUNNEL_SHARE = 0.1

type Surroundings = {
  isAllowed?: () => boolean
  send?: typeof fetch
  note?: (text: string) => void
  chance?: () => number
  tell?: typeof log
  host?: string
}

/** Spec 7, Attribution: tells of an ad that was seen or clicked. Whatever fails here is noted, and the link opens. */
export async function tellAttribution(
  kind: AttributionKind,
  { pin, url }: OutWay,
  { store }: Pick<Frame, 'store'>,
  {
    isAllowed = browserAllows,
    send = fetch,
    note = console.info,
    chance = Math.random,
    tell = log,
    host = location.host,
  }: Surroundings = {},
): Promise<void> {
  const { viewer, config } = store.get()
  if (!pin?.is_promoted || !mayKeep('attribution', viewer.consent)) return
  if (!isAllowed()) return note('attribution-reporting is not enabled')
  if (!URL.canParse(url)) note(`no hostname in ${url}`)
  const source = attributionSource(pin, kind, url)
  if (!source) {
    if (kind === 'click' && chance() < FUNNEL_SHARE) tell({ event_type: LOG.clickFunnelFailed, object_id_str: pin.id })
    return
  }
  const address = `/v3/attribution/source/?${new URLSearchParams(source)}`
  try {
    if (host !== new URL(config.public_url).host) return byPicture(new URL(address, config.public_url).href)
    const eligible = { attributionReporting: { eventSourceEligible: true, triggerEligible: false } }
    const answer = await send(address, { keepalive: true, ...eligible })
    if (!answer.ok) throw new Error('server request failed.')
  } catch (error) {
    note((error as Error).message)
  }
}

function byPicture(address: string): void {
  new Image().setAttribute('attributionsrc', address)
}

type WithPolicy = { featurePolicy?: { allowedFeatures(): string[] } }

// Asked by name, a browser that does not know it complains for every link.
const browserAllows = () =>
  (document as WithPolicy).featurePolicy?.allowedFeatures().includes('attribution-reporting') === true
