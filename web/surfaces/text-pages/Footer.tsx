import { PAGE_PATHS } from '#domain/constants/text-pages.ts'
import { useSay } from '../../frame.tsx'
import styles from './Footer.module.css'

const LINKS = [
  ['about', PAGE_PATHS.about],
  ['help', '/help/'],
  ['terms', PAGE_PATHS.terms],
  ['privacy', PAGE_PATHS.privacy],
  ['cookies', PAGE_PATHS.cookies],
  ['guidelines', PAGE_PATHS['community-guidelines']],
  ['contact', PAGE_PATHS.contact],
] as const

/** The ways to the pages about the product itself. */
export function FooterLinks() {
  const say = useSay()
  return (
    <nav aria-label={say('foot.label')}>
      <ul className={styles.links}>
        {LINKS.map(([key, href]) => (
          <li key={key}>
            <a href={href}>{say(`foot.${key}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The footer of pages that are no endless lists. */
export const Footer = () => (
  <footer className={styles.footer}>
    <FooterLinks />
  </footer>
)
