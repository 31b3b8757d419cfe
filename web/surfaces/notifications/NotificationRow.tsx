import { EyeOff, House, MoreHorizontal } from 'lucide-react'
import type { NotificationCard } from '#domain/entities/notification.ts'
import { NewsHubResource } from '#domain/resources/notifications.ts'
import { splitNames } from '#domain/rules/format/name-parts.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import { toAvatarProps } from '../people/avatar.ts'
import styles from './notifications.module.css'
import { useHideToggle } from './use-hide-toggle.ts'

/** One notification, linked to its subject; it can be hidden and restored in place. */
export function NotificationRow({ notification }: { notification: NotificationCard }) {
  const say = useSay()
  const ask = useAsk()
  const { isHidden, hide } = useHideToggle((is_hidden) =>
    ask(NewsHubResource.update, { news_id: notification.id, is_hidden }),
  )
  if (isHidden)
    return (
      <li className={classes(styles.row, styles.hidden)}>
        <span role="status">{say('news.hidden')}</span>
        <Button onClick={() => hide(false)}>{say('shell.undo')}</Button>
      </li>
    )
  return (
    <li className={classes(styles.row, notification.unread && styles.unread)}>
      <a href={notification.url} className={styles.link}>
        <Faces notification={notification} />
        <Sentence notification={notification} />
        {notification.picture && (
          <img
            src={notification.picture.url}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className={styles.picture}
            style={{ background: notification.picture.dominant_color }}
          />
        )}
      </a>
      <Menu
        label={say('news.more')}
        placement="bottom-end"
        items={[
          {
            key: 'hide',
            label: say('news.hide'),
            icon: <EyeOff size={20} aria-hidden="true" />,
            onSelect: () => hide(true),
          },
        ]}
        trigger={(props) => (
          <IconButton {...props} label={say('news.more')} icon={<MoreHorizontal size={20} aria-hidden="true" />} />
        )}
      />
    </li>
  )
}

function Faces({ notification: { actors } }: { notification: NotificationCard }) {
  const [first, second] = actors
  if (!first)
    return (
      <span className={styles.house}>
        <House size={24} aria-hidden="true" />
      </span>
    )
  if (!second) return <Avatar {...toAvatarProps(first)} size={48} />
  return (
    <span className={styles.faces}>
      <Avatar {...toAvatarProps(second)} size={34} />
      <Avatar {...toAvatarProps(first)} size={34} />
    </span>
  )
}

function Sentence({
  notification: { header_text, actors, board, last_updated_at },
}: {
  notification: NotificationCard
}) {
  const ago = useFormatTimeAgo()
  const names = [...actors.map(({ full_name }) => full_name), ...(board ? [board.name] : [])]
  return (
    <span className={styles.sentence}>
      <span>
        {splitNames(header_text, names).map(({ text, isName, at }) =>
          isName ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
        )}
      </span>
      <time dateTime={new Date(last_updated_at).toISOString()} className={styles.time}>
        {ago(last_updated_at)}
      </time>
    </span>
  )
}
