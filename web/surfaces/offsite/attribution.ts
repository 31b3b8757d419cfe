import { LOG_EVENT } from '#domain/log-events.ts'
import { type AttributionKind, toAttributionSource } from '#domain/rules/link/outbound-click.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { logEvent } from '../../tracking/log.ts'
import type { OutboundTarget } from './outbound-target.ts'

type Surroundings = {
  isAllowed?: () => boolean
  send?: typeof fetch
  note?: (text: string) => void
  tell?: typeof logEvent
  host?: string
}

/** Reports an ad view or click for attribution. Failures are only logged, and the link still opens. */
export async function reportAttribution(
  kind: AttributionKind,
  { pin, url }: OutboundTarget,
  { store }: Pick<AppContextValue, 'store'>,
  {
    isAllowed = browserAllows,
    send = fetch,
    note = console.info,
    tell = logEvent,
    host = location.host,
  }: Surroundings = {},
): Promise<void> {
  const { viewer, config } = store.get()
  if (!pin?.is_promoted || !mayStoreData('attribution', viewer.consent)) return
  if (!isAllowed()) return note('attribution-reporting is not enabled')
  if (!URL.canParse(url)) note(`no hostname in ${url}`)
  const source = toAttributionSource(pin, kind, url)
  if (!source) {
    if (kind === 'click') tell({ event_type: LOG_EVENT.clickFunnelFailed, object_id_str: pin.id })
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

// Reads the list of allowed features: when asked for an unknown feature by name, browsers log a warning per link.
const browserAllows = () =>
  (document as WithPolicy).featurePolicy?.allowedFeatures().includes('attribution-reporting') === true
