import { Clock, Search as Glass, LayoutGrid, TrendingUp, X } from 'lucide-react'
import type { Suggestion } from '#domain/resources/search.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { Combobox } from '#ui/use-combobox.ts'
import { useSay } from '../../app-context.tsx'
import { toAvatarColor } from '../people/avatar.ts'
import styles from './SearchField.module.css'

type Props = {
  combobox: Combobox
  items: readonly Suggestion[]
  /** Text shown in place of suggestions, with a link to the guidelines. */
  notice: string | null
  onPoint: (index: number) => void
  onChoose: (url: string) => void
  /** Removes an item from the recent searches. */
  onForget: (item: Suggestion) => void
  onForgetAll: () => void
}

/** The list below the search field. The focus stays in the field; arrow keys move through the list. */
export function Suggestions({ combobox, items, notice, onPoint, onChoose, onForget, onForgetAll }: Props) {
  const say = useSay()
  if (notice !== null)
    return (
      <p className={styles.list} onPointerDown={(event) => event.preventDefault()}>
        <a href="/community-guidelines/">{notice}</a>
      </p>
    )
  return (
    <div className={styles.list}>
      <div {...combobox.listProps} role="listbox" aria-label={say('search.suggestions')}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys.
          <div
            key={item.url}
            {...combobox.optionProps(index)}
            role="option"
            tabIndex={-1}
            className={styles.option}
            onPointerMove={() => onPoint(index)}
            // Prevents the field from losing the focus, which would close the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item.url)}
          >
            <span className={styles.sign} aria-hidden="true">
              <Sign item={item} />
            </span>
            <span className={styles.label}>{item.label}</span>
            <span className={styles.kind}>{kindOf(item)}</span>
            {item.is_recent && (
              <IconButton
                label={say('search.forget', { query: item.label })}
                icon={<X size={16} />}
                size="small"
                tabIndex={-1}
                onClick={(event) => {
                  event.stopPropagation()
                  onForget(item)
                }}
              />
            )}
          </div>
        ))}
      </div>
      {items.some(({ is_recent }) => is_recent) && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.all}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onForgetAll}
        >
          {say('search.forgetAll')}
        </button>
      )}
    </div>
  )

  function kindOf({ type, is_recent, is_trending }: Suggestion): string {
    if (type === 'user') return say('search.person')
    if (type === 'board') return say('search.board')
    if (is_trending) return say('search.trending')
    return is_recent ? say('search.recentOne') : ''
  }
}

function Sign({ item }: { item: Suggestion }) {
  if (item.type === 'user')
    return (
      <Avatar
        name={item.label}
        src={item.image_url?.includes('/user/default_') ? null : item.image_url}
        size={32}
        color={toAvatarColor(item.label.length)}
        alt=""
      />
    )
  if (item.image_url) return <img src={item.image_url} alt="" width={32} height={32} />
  if (item.type === 'board') return <LayoutGrid size={20} />
  if (item.is_trending) return <TrendingUp size={20} />
  return item.is_recent ? <Clock size={20} /> : <Glass size={20} />
}
