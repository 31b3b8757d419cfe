import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './Menu.module.css'
import { Popover, type TriggerProps } from './Popover.tsx'
import type { Placement } from './place-layer.ts'
import { nextRovingIndex } from './roving-keys.ts'

export type MenuItem = {
  key: string
  label: string
  /** A secondary line below the label. */
  hint?: string
  icon?: ReactNode
  href?: string
  onSelect?: () => void
  danger?: boolean
  disabled?: boolean
  /** Makes the item a checkbox item with this state. */
  checked?: boolean
  /** Shows a separator before the item. */
  separated?: boolean
}

type Props = {
  label: string
  trigger: (props: TriggerProps) => ReactNode
  items: MenuItem[]
  placement?: Placement
  eager?: boolean
  onOpenChange?: (open: boolean) => void
}

export function Menu({ items, onOpenChange, ...popover }: Props) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Popover
      {...popover}
      menu
      onOpenChange={(open) => {
        if (open) menuItems(list.current)[0]?.focus()
        onOpenChange?.(open)
      }}
    >
      {(close) => (
        <div
          ref={list}
          role="menu"
          aria-label={popover.label}
          tabIndex={-1}
          className={styles.list}
          onKeyDown={(event) => (event.key === 'Tab' ? close() : moveFocus(event))}
        >
          {items.map((item) => (
            <Item key={item.key} item={item} close={close} />
          ))}
        </div>
      )}
    </Popover>
  )
}

function menuItems(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const items = menuItems(event.currentTarget)
  const current = items.indexOf(document.activeElement as HTMLElement)
  const labels = items.map((item) => item.textContent ?? '')
  const next = nextRovingIndex(event.key, current, labels)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  items[next]?.focus()
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const shared = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemcheckbox',
    'aria-checked': item.checked,
    'aria-disabled': item.disabled || undefined,
    tabIndex: -1,
    className: classes(styles.item, item.danger && styles.danger),
    onClick: () => {
      if (item.disabled) return
      close()
      item.onSelect?.()
    },
    children: (
      <>
        {item.icon && <span className={styles.icon}>{item.icon}</span>}
        <span>
          {item.label}
          {item.hint && <small className={styles.hint}>{item.hint}</small>}
        </span>
        {item.checked && <Check size={20} className={styles.check} aria-hidden="true" />}
      </>
    ),
  }
  return (
    <>
      {item.separated && <hr className={styles.separator} />}
      {item.href && !item.disabled ? <a href={item.href} {...shared} /> : <button type="button" {...shared} />}
    </>
  )
}
