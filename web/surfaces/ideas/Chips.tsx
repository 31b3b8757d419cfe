import type { InterestLink } from '#domain/entities/interest.ts'
import styles from './Ideas.module.css'

type Props = {
  label: string
  links: readonly InterestLink[]
  hrefOf: (link: InterestLink) => string
  /** Where several stand below each other, each says what it is. */
  isHeaded?: boolean
}

/** Ways to topics, side by side; nothing where there are none. */
export function Chips({ label, links, hrefOf, isHeaded = false }: Props) {
  if (!links.length) return null
  return (
    <nav className={styles.chips} aria-label={label}>
      {isHeaded && <h2>{label}</h2>}
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <a href={hrefOf(link)}>{link.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
