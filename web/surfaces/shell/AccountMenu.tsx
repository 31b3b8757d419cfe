import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { UserSessionResource } from '#domain/resources/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Menu } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import type { Route } from '../../router/route.ts'
import { chooseTheme } from '../../state/theme.ts'
import { avatarOf } from '../people/avatar.ts'
import styles from './AccountMenu.module.css'

const THEMES = [
  ['light', 'shell.themeLight', <Sun key="sun" size={20} aria-hidden="true" />],
  ['dark', 'shell.themeDark', <Moon key="moon" size={20} aria-hidden="true" />],
  ['system', 'shell.themeSystem', <Monitor key="monitor" size={20} aria-hidden="true" />],
] as const

/** The pages whose rows say so, the themes, and the way out. */
export function AccountMenu({ pages }: { pages: readonly Route[] }) {
  const { say, ask, moreWords } = useFrame()
  /** Pages other than home and a pin have them from the start; those two load them when the menu opens. */
  const [hasAllWords, setHasAllWords] = useState(false)
  const viewer = useViewer()
  const { theme } = useConfig()
  const logOut = async () => {
    try {
      await ask(UserSessionResource.delete, {})
      location.assign('/')
    } catch (thrown) {
      if (isRefused(thrown)) showToast({ text: thrown.message, tone: 'error' })
      else throw thrown
    }
  }
  return (
    <Menu
      label={say('shell.account')}
      placement="bottom-end"
      onOpenChange={(open) => open && void Promise.resolve(moreWords?.()).then(() => setHasAllWords(true))}
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger} aria-label={say('shell.account')}>
          <Avatar {...avatarOf(viewer)} size={36} />
        </button>
      )}
      items={[
        ...pages.flatMap(({ name, path, inMenu, isForStaff }) => {
          if (!inMenu || (isForStaff && !viewer.is_employee)) return []
          const { text, icon: Icon } = inMenu
          if (!hasAllWords && !text.startsWith('shell.')) return []
          return { key: name, label: say(text), icon: <Icon size={20} aria-hidden="true" />, href: path }
        }),
        ...THEMES.map(([key, label, icon], index) => ({
          key,
          label: say(label),
          icon,
          checked: theme === key,
          separated: index === 0,
          onSelect: () => chooseTheme(key),
        })),
        {
          key: 'logOut',
          label: say('shell.logOut'),
          icon: <LogOut size={20} aria-hidden="true" />,
          separated: true,
          onSelect: () => void logOut(),
        },
      ]}
    />
  )
}
