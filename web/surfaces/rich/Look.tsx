import type { PinTagChip } from '#domain/entities/pin.ts'
import { type Frame, useFrame } from '../../frame.tsx'
import { Link } from '../../router/Link.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './Look.module.css'

type Props = { pin: KnownPin }
const chipsOf = ({ aggregated_pin_data }: KnownPin): PinTagChip[] => aggregated_pin_data?.pin_tags_chips ?? []

/** Shop.11. Dots over a picture: each leads to the product that stands there. */
export function LookDots({ pin }: Props) {
  const frame = useFrame()
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

/** The same products as a row under it, with their names. */
export function LookChips({ pin }: Props) {
  const frame = useFrame()
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

const nameOf = ({ say }: Frame, { title }: PinTagChip) => say('look.dot', { name: title || say('card.untitled') })

/** What is told of a tap on a chip is loaded with the first tap. */
function tellChip(frame: Frame, pin: KnownPin, { link }: PinTagChip, index: number): void {
  const url = new URL(link, location.href).href
  void import('../offsite/watch-link.ts').then(
    ({ tellChipClick }) => tellChipClick(frame, { url, pin }, index),
    () => {},
  )
}
