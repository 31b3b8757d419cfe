import { TEXT_PAGE_PATHS } from '#domain/constants/text-pages.ts'
import { useSay } from '../../app-context.tsx'
import styles from './Footer.module.css'

const LINKS = [
  ['about', TEXT_PAGE_PATHS.about],
  ['help', '/help/'],
  ['terms', TEXT_PAGE_PATHS.terms],
  ['privacy', TEXT_PAGE_PATHS.privacy],
  ['cookies', TEXT_PAGE_PATHS.cookies],
  ['guidelines', TEXT_PAGE_PATHS['community-guidelines']],
  ['contact', TEXT_PAGE_PATHS.contact],
] as const

/** Links to the pages about the product. */
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

/** The footer of pages that don't scroll endlessly. */
export const Footer = () => (
  <footer className={styles.footer}>
    <FooterLinks />
  </footer>
)
