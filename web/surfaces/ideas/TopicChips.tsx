import type { InterestLink } from '#domain/entities/interest.ts'
import styles from './Ideas.module.css'

type Props = {
  label: string
  links: readonly InterestLink[]
  hrefOf: (link: InterestLink) => string
  /** Shows the label as a heading, for pages with several rows of chips. */
  isHeaded?: boolean
}

/** Row of links to topics; nothing when there are none. */
export function TopicChips({ label, links, hrefOf, isHeaded = false }: Props) {
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
