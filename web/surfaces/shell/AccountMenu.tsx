import { LogOut, Menu as MenuIcon, Monitor, Moon, Sun, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import { BrowserAccountsResource, UserSessionResource } from '#domain/resources/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Menu } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { removeAccountStorage } from '../../state/account-storage.ts'
import { storeThemeAndReload } from '../../state/theme.ts'
import { toAvatarProps } from '../people/avatar.ts'
import styles from './AccountMenu.module.css'

const THEMES = [
  ['light', 'shell.themeLight', <Sun key="sun" size={20} aria-hidden="true" />],
  ['dark', 'shell.themeDark', <Moon key="moon" size={20} aria-hidden="true" />],
  ['system', 'shell.themeSystem', <Monitor key="monitor" size={20} aria-hidden="true" />],
] as const

/** The account menu: pages whose routes have `inMenu`, the themes, and logging out. */
export function AccountMenu() {
  const { say, ask, moreWords, routes } = useApp()
  /** Home and pin pages load the remaining translations when the menu opens; other pages have them from the start. */
  const [hasAllWords, setHasAllWords] = useState(false)
  const viewer = useViewer()
  const config = useConfig()
  const [others, setOthers] = useState<readonly UserCard[]>([])
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work()
      location.assign('/')
    } catch (thrown) {
      if (isAskRefusal(thrown)) showToast({ text: thrown.message, tone: 'error' })
      else throw thrown
    }
  }
  const open = async () => {
    await moreWords?.()
    setHasAllWords(true)
    const { items } = await ask(BrowserAccountsResource.get, {}).catch(() => ({ items: [] }))
    setOthers(items.filter((one) => !one.is_current))
  }
  return (
    <Menu
      label={say('shell.account')}
      placement="bottom-end"
      onOpenChange={(isOpen) => isOpen && void open()}
      trigger={(props) => (
        <button
          type="button"
          data-guidance-anchor="profile"
          {...props}
          className={styles.trigger}
          aria-label={say('shell.account')}
        >
          <span className={styles.avatar}>
            <Avatar {...toAvatarProps(viewer)} size={36} />
          </span>
          <MenuIcon size={24} aria-hidden="true" className={styles.icon} />
        </button>
      )}
      items={[
        ...routes.flatMap(({ name, path, inMenu, isForStaff, isIn }) => {
          if (!inMenu || (isForStaff && !viewer.is_employee) || isIn?.(config) === false) return []
          const { text, icon: Icon } = inMenu
          if (!hasAllWords && !text.startsWith('shell.')) return []
          return { key: name, label: say(text), icon: <Icon size={20} aria-hidden="true" />, href: path }
        }),
        ...THEMES.map(([key, label, icon], index) => ({
          key,
          label: say(label),
          icon,
          checked: config.theme === key,
          separated: index === 0,
          onSelect: () => storeThemeAndReload(key),
        })),
        ...others.map((one, index) => ({
          key: one.id,
          label: say('shell.switchTo', { name: one.full_name }),
          icon: <Avatar {...toAvatarProps(one)} size={20} alt="" />,
          separated: index === 0,
          onSelect: () => void change(() => ask(BrowserAccountsResource.update, { user_id: one.id })),
        })),
        {
          key: 'addAccount',
          label: say('shell.addAccount'),
          icon: <UserPlus size={20} aria-hidden="true" />,
          separated: others.length === 0,
          href: '/login/?add_account=1',
        },
        {
          key: 'logOut',
          label: others.length ? say('shell.logOutOf', { name: viewer.full_name }) : say('shell.logOut'),
          icon: <LogOut size={20} aria-hidden="true" />,
          separated: true,
          onSelect: () =>
            void change(async () => {
              await ask(UserSessionResource.delete, {})
              removeAccountStorage(viewer.id ?? '')
            }),
        },
        ...(others.length
          ? [
              {
                key: 'logOutOfAll',
                label: say('shell.logOutOfAll'),
                icon: <LogOut size={20} aria-hidden="true" />,
                onSelect: () => void change(() => ask(BrowserAccountsResource.delete, {})),
              },
            ]
          : []),
      ]}
    />
  )
}
