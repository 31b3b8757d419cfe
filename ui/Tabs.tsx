import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { classes } from './classes.ts'
import { nextRovingIndex } from './roving-keys.ts'
import { useRowOverflow } from './row-overflow.ts'
import styles from './Tabs.module.css'

export type Tab = {
  key: string
  label: ReactNode
  count?: string | undefined
  /** Either all tabs have a URL or none has. */
  href?: string
  /** The id of the panel of a tab without URL. */
  panelId?: string
}

type Props = {
  label: string
  tabs: Tab[]
  selected: string
  onSelect?: (key: string) => void
  centred?: boolean
}

/** Scrolls a row that is wider than its container so that the selected tab is visible. */
function bringIntoView(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!row) return
  const [{ left, width }, place] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += left + width / 2 - (place.left + place.width / 2)
}

/** Tabs with URLs are a navigation; those without are a tab list with arrow keys. */
export function Tabs({ label, tabs, selected, onSelect, centred }: Props) {
  const row = useRef<HTMLElement>(null)
  const { before, after } = useRowOverflow(row)
  const shared = {
    'aria-label': label,
    className: classes(styles.tabs, centred && styles.centred),
    'data-more-before': before,
    'data-more-after': after,
  }
  if (tabs.every((tab) => tab.href !== undefined)) {
    return (
      <nav ref={row} {...shared}>
        {tabs.map((tab) => (
          <a
            key={tab.key}
            href={tab.href}
            className={styles.tab}
            ref={tab.key === selected ? bringIntoView : undefined}
            aria-current={tab.key === selected ? 'page' : undefined}
            onClick={() => onSelect?.(tab.key)}
          >
            <Face tab={tab} />
          </a>
        ))}
      </nav>
    )
  }
  return (
    <div ref={row as RefObject<HTMLDivElement | null>} role="tablist" onKeyDown={walk} {...shared}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.key === selected}
          aria-controls={tab.panelId}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={() => onSelect?.(tab.key)}
        >
          <Face tab={tab} />
        </button>
      ))}
    </div>
  )
}

function Face({ tab }: { tab: Tab }) {
  return (
    <>
      <span>{tab.label}</span>
      {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
    </>
  )
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const sideways: Record<string, string> = rightToLeft
    ? { ArrowLeft: 'ArrowDown', ArrowRight: 'ArrowUp' }
    : { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }
  const key = sideways[event.key] ?? (/^(Home|End)$/.test(event.key) ? event.key : '')
  const current = tabs.indexOf(document.activeElement as HTMLElement)
  const labels = tabs.map((tab) => tab.textContent ?? '')
  const next = nextRovingIndex(key, current, labels)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  tabs[next]?.focus()
  tabs[next]?.click()
}
