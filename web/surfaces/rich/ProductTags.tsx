import type { PinTagChip } from '#domain/entities/pin.ts'
import { type AppContextValue, useApp } from '../../app-context.tsx'
import { Link } from '../../router/Link.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './ProductTags.module.css'

type Props = { pin: KnownPin }
const chipsOf = ({ aggregated_pin_data }: KnownPin): PinTagChip[] => aggregated_pin_data?.pin_tags_chips ?? []

/** Dots over a picture; each links to the product tagged there (shop.11). */
export function ProductTagDots({ pin }: Props) {
  const frame = useApp()
  const chips = chipsOf(pin)
  if (!chips.length) return null
  return (
    <ul className={styles.dots} aria-label={frame.say('look.dots')}>
      {chips.map((chip, at) => (
        <li key={`${chip.id} ${chip.x} ${chip.y}`} style={{ left: `${chip.x * 100}%`, top: `${chip.y * 100}%` }}>
          <Link
            over
            href={chip.link}
            className={styles.dot}
            aria-label={nameOf(frame, chip)}
            title={chip.title}
            data-dot={chip.id}
            onClick={() => tellChip(frame, pin, chip, at)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The same products as a row below the picture, with their names. */
export function ProductTagChips({ pin }: Props) {
  const frame = useApp()
  const chips = chipsOf(pin)
  if (!chips.length) return null
  return (
    <section aria-label={frame.say('look.title')} data-facts="look">
      <h2 className={styles.title}>{frame.say('look.title')}</h2>
      <ul className={styles.chips}>
        {chips.map((chip, at) => (
          <li key={`${chip.id} ${chip.x} ${chip.y}`}>
            <Link over href={chip.link} data-chip={chip.id} onClick={() => tellChip(frame, pin, chip, at)}>
              <img src={chip.image} alt="" width={96} height={96} loading="lazy" />
              <span dir="auto">{chip.title || frame.say('card.untitled')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ say }: AppContextValue, { title }: PinTagChip) =>
  say('look.dot', { name: title || say('card.untitled') })

/** Logs a tap on a product chip; the logging code is loaded at the first tap. */
function tellChip(frame: AppContextValue, pin: KnownPin, { link }: PinTagChip, index: number): void {
  const url = new URL(link, location.href).href
  void import('../offsite/watch-outbound-link.ts').then(
    ({ reportChipClick }) => reportChipClick(frame, { url, pin }, index),
    () => {},
  )
}
