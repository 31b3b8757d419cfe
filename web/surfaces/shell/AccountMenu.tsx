import { LogOut, Monitor, Moon, Settings, ShieldCheck, Sun, User } from 'lucide-react'
import { UserSessionResource } from '#domain/resources/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Menu } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused } from '../../ask.ts'
import { useAsk, useSay } from '../../frame.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { chooseTheme } from '../../state/theme.ts'
import { avatarOf } from '../people/avatar.ts'
import styles from './AccountMenu.module.css'

const THEMES = [
  ['light', 'shell.themeLight', <Sun key="sun" size={20} aria-hidden="true" />],
  ['dark', 'shell.themeDark', <Moon key="moon" size={20} aria-hidden="true" />],
  ['system', 'shell.themeSystem', <Monitor key="monitor" size={20} aria-hidden="true" />],
] as const

export function AccountMenu() {
  const say = useSay()
  const ask = useAsk()
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
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger} aria-label={say('shell.account')}>
          <Avatar {...avatarOf(viewer)} size={36} />
        </button>
      )}
      items={[
        { key: 'profile', label: say('shell.profile'), icon: <User size={20} aria-hidden="true" />, href: '/me/' },
        {
          key: 'settings',
          label: say('shell.settings'),
          icon: <Settings size={20} aria-hidden="true" />,
          href: '/settings/',
        },
        ...(viewer.is_employee
          ? [
              {
                key: 'staff',
                label: say('shell.staff'),
                icon: <ShieldCheck size={20} aria-hidden="true" />,
                href: '/admin/',
              },
            ]
          : []),
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
