import { ChevronDown } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { Logo } from '#ui/logo/Logo.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { CreateMenu } from '../create/CreateMenu.tsx'
import { MessagesButton } from '../messages/MessagesButton.tsx'
import { Bell } from '../notifications/Bell.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './Header.module.css'
import { isExplorePath, useCurrentPath } from './use-current-path.ts'

export function Header() {
  const say = useSay()
  const viewer = useViewer()
  const { product_name } = useConfig()
  const here = useCurrentPath()
  const explore = (
    <a
      href="/ideas/"
      data-guidance-anchor="explore"
      className={styles.place}
      aria-current={isExplorePath(here) ? 'page' : undefined}
    >
      {say('shell.explore')}
    </a>
  )
  return (
    <header className={styles.header}>
      <a href="/" className={styles.mark} aria-label={product_name} title={product_name}>
        <Logo size={36} />
        {!viewer.is_auth && <span className={styles.name}>{product_name}</span>}
      </a>
      {viewer.is_auth ? (
        <>
          <nav aria-label={say('shell.navigation')} className={styles.navigation}>
            <a
              href="/"
              data-guidance-anchor="home"
              className={styles.place}
              aria-current={here === '/' ? 'page' : undefined}
            >
              {say('shell.home')}
            </a>
            {explore}
            <CreateMenu
              trigger={(props) => (
                <button type="button" data-guidance-anchor="create" className={styles.place} {...props}>
                  {say('shell.create')}
                  <ChevronDown size={16} aria-hidden="true" />
                </button>
              )}
            />
          </nav>
          <SearchField />
          <div className={styles.end}>
            <span data-guidance-anchor="notifications" className={styles.wide}>
              <Bell />
            </span>
            <MessagesButton isHere={here.startsWith('/messages/') || here.startsWith('/conversation/')} />
            <AccountMenu />
          </div>
        </>
      ) : (
        <>
          <nav aria-label={say('shell.navigation')} className={styles.navigation}>
            {explore}
          </nav>
          <SearchField />
          <div className={styles.end}>
            <Button href="/login/" kind="quiet">
              {say('shell.logIn')}
            </Button>
            <span className={styles.wide}>
              <Button href="/signup/" kind="primary">
                {say('shell.signUp')}
              </Button>
            </span>
          </div>
        </>
      )}
    </header>
  )
}
