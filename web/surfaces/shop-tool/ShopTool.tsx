import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { PRODUCT_TAGS_MAX } from '#domain/constants/limits.ts'
import type { PinTagChip } from '#domain/entities/pin.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { ProductTagsResource } from '#domain/resources/product-tags.ts'
import { moveTagDot } from '#domain/rules/shopping/move-tag-dot.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Page } from '#ui/Page.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useAnswer, useConfig, useViewer } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { formatPictureAlt, pictureUrl } from '../../picture-urls.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { useUnsavedWarning } from '../../router/unsaved-changes.ts'
import { parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'
import { PickProduct } from './PickProduct.tsx'
import styles from './ShopTool.module.css'

const MIDDLE = { x: 0.5, y: 0.5 }

/**
 * Tags products in a picture: a tap adds a dot, keys or further taps move it, and each dot can be removed (shop.10).
 */
export function ShopTool() {
  const { say, ask, navigator } = useApp()
  const viewer = useViewer()
  const { media_url } = useConfig()
  const place = useRouteLocation()
  const id = parseRoutePinId(place)
  const { answer: pin } = useAnswer(PinResource.get, parsePinOptions(place))
  const [edited, setEdited] = useState<PinTagChip[]>()
  const [chosen, setChosen] = useState<number>()
  const [placed, setPlaced] = useState<{ x: number; y: number }>()
  const { isBusy, act } = useBusyAction()
  const tool = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<{ dot: number }>()
  useUnsavedWarning(edited !== undefined && !isBusy)
  // Moves the focus to the added dot, or to the next one after a removal.
  useEffect(() => {
    if (!focused) return
    const dots = tool.current?.querySelectorAll<HTMLElement>('[data-dot]')
    const add = tool.current?.querySelector<HTMLElement>('[data-add]')
    ;(dots?.[Math.min(focused.dot, dots.length - 1)] ?? add)?.focus()
  }, [focused])
  const back = { href: `/pin/${id}/`, text: say('feedback.backToPin') }
  if (!pin) return null
  const isOwn = pin.native_creator?.id === viewer.id && pin.pinner?.id === viewer.id && !pin.is_repin
  if (!isOwn || !viewer.eligible_for_stl_tool)
    return (
      <Page title={say('look.tool')} back={back}>
        <EmptyState drawing={<EmptyBower />} sentence={say('look.notYours')} />
      </Page>
    )
  const dots = edited ?? pin.aggregated_pin_data?.pin_tags_chips ?? []
  const move = (at: number, to: { x: number; y: number }) =>
    setEdited(dots.map((dot, index) => (index === at ? { ...dot, ...to } : dot)))
  const remove = (at: number) => {
    setEdited(dots.filter((_, index) => index !== at))
    setChosen(undefined)
    setFocused({ dot: at })
  }
  const tap = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const to = { x: rounded((event.clientX - left) / width), y: rounded((event.clientY - top) / height) }
    if (chosen !== undefined) move(chosen, to)
    else if (dots.length < PRODUCT_TAGS_MAX) setPlaced(to)
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Delete' || event.key === 'Backspace') remove(at)
    else {
      const to = moveTagDot(dots[at] ?? MIDDLE, event.key, event.shiftKey)
      if (!to) return
      move(at, to)
    }
    event.preventDefault()
  }
  const save = () =>
    act(async () => {
      const product_tags = dots.map(({ id: pin_id, x, y }) => ({ pin_id, x, y }))
      await ask(ProductTagsResource.update, { pin_id: id, product_tags })
      showToast({ text: say('look.saved') })
      await navigator?.go(`/pin/${id}/`)
    })
  return (
    <Page title={say('look.tool')} sentence={say('look.how')} back={back}>
      <div ref={tool} className={styles.tool}>
        <div className={styles.stage}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it puts a dot in the middle, and keys move it */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it puts a dot in the middle, and keys move it */}
          <div className={styles.picture} onClick={tap} data-stage="">
            <img
              src={pictureUrl(media_url, pin, '736x')}
              width={pin.image_width}
              height={pin.image_height}
              alt={formatPictureAlt(say, pin)}
            />
            {dots.map((dot, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot that moves stays the same dot
                key={at}
                type="button"
                className={styles.dot}
                style={{ left: `${dot.x * 100}%`, top: `${dot.y * 100}%` }}
                aria-label={say('look.dotAt', { name: dot.title, x: percent(dot.x), y: percent(dot.y) })}
                aria-pressed={chosen === at}
                data-dot={dot.id}
                onKeyDown={(event) => onKeyDown(event, at)}
                onClick={(event) => {
                  event.stopPropagation()
                  setChosen(chosen === at ? undefined : at)
                }}
              />
            ))}
            {placed && (
              <span className={styles.placed} style={{ left: `${placed.x * 100}%`, top: `${placed.y * 100}%` }} />
            )}
          </div>
        </div>
        <div className={styles.side}>
          {placed ? (
            <PickProduct
              except={id}
              onClose={() => setPlaced(undefined)}
              onPick={(product) => {
                setEdited([...dots, { ...product, ...placed }])
                setPlaced(undefined)
                setFocused({ dot: dots.length })
              }}
            />
          ) : (
            <>
              <Button data-add="" disabled={dots.length >= PRODUCT_TAGS_MAX} onClick={() => setPlaced(MIDDLE)}>
                {say('look.add')}
              </Button>
              {dots.length === 0 && <p className={styles.quiet}>{say('look.none')}</p>}
              <ul className={styles.list}>
                {dots.map((dot, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot that moves stays the same dot
                  <li key={at}>
                    <img src={dot.image} alt="" width={48} height={48} />
                    <span dir="auto">{dot.title}</span>
                    <IconButton
                      label={say('look.remove', { name: dot.title })}
                      icon={<Trash2 size={20} aria-hidden="true" />}
                      onClick={() => remove(at)}
                    />
                  </li>
                ))}
              </ul>
              <Button kind="primary" busy={isBusy} disabled={!edited} onClick={save}>
                {say('look.save')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Page>
  )
}

const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
const percent = (share: number) => Math.round(share * 100)
