import { Check, ChevronRight, Lock, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { type Combobox, useCombobox } from '#ui/use-combobox.ts'
import { useSay } from '../../app-context.tsx'
import styles from './PickList.module.css'

export type PickOption = {
  key: string
  label: string
  picture: ReactNode
  onPick: () => void
  isSecret?: boolean
  /** Choosing this row opens another list, such as a board's sections. */
  hasMore?: boolean
  /** A note in the row, for example that the pin is already saved there. */
  mark?: string | undefined
}
export type PickGroup = { key: string; label?: string | undefined; options: PickOption[] }

type Props = {
  label: string
  searchLabel: string
  typed: string
  onType: (typed: string) => void
  groups: PickGroup[]
  empty: string
  /** Called when Enter is pressed without any results. */
  onNothing?: (() => void) | undefined
}

const OPTIONS_PER_PAGE_KEY = 6

/** A search field with a list that is navigated by arrow keys while the field keeps the focus. */
export function PickList({ label, searchLabel, typed, onType, groups, empty, onNothing }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(0)
  const options = groups.flatMap((group) => group.options)
  const current = Math.min(active, options.length - 1)
  useEffect(() => {
    // A layer that is still opening can't receive the focus.
    const timer = setTimeout(() => matchMedia('(hover: hover)').matches && field.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  const combobox = useCombobox({
    count: options.length,
    isOpen: true,
    active: current,
    onMove: setActive,
    onPick: (index) => options[index]?.onPick(),
    pageSize: OPTIONS_PER_PAGE_KEY,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (combobox.onKeyDown(event) || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onNothing?.()
  }
  let index = -1
  return (
    <>
      <div className={styles.search}>
        <Search size={20} aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-label={searchLabel}
          placeholder={searchLabel}
          aria-expanded="true"
          {...combobox.fieldProps}
          value={typed}
          onChange={(event) => {
            onType(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div {...combobox.listProps} role="listbox" aria-label={label} className={styles.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not of fields
          <div
            key={group.key}
            role="group"
            aria-labelledby={group.label ? `${id}-${group.key}` : undefined}
            aria-label={group.label ? undefined : label}
          >
            {group.label && (
              <div id={`${id}-${group.key}`} className={styles.group} role="presentation">
                {group.label}
              </div>
            )}
            {group.options.map((option) => {
              index += 1
              const own = index
              return (
                <Option
                  key={option.key}
                  option={option}
                  props={combobox.optionProps(own)}
                  onPoint={() => setActive(own)}
                />
              )
            })}
          </div>
        ))}
        {options.length === 0 && <p className={styles.empty}>{empty}</p>}
      </div>
    </>
  )
}

type OptionProps = { option: PickOption; props: ReturnType<Combobox['optionProps']>; onPoint: () => void }

function Option({ option, props, onPoint }: OptionProps) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option
    <div
      {...props}
      role="option"
      className={classes(styles.option, props['aria-selected'] && styles.active)}
      onPointerMove={onPoint}
      onClick={option.onPick}
    >
      <span className={styles.picture}>{option.picture}</span>
      <span className={styles.label}>
        <span>{option.label}</span>
        {option.mark && (
          <span className={styles.mark}>
            <Check size={16} aria-hidden="true" />
            {option.mark}
          </span>
        )}
      </span>
      {option.isSecret && <Lock size={16} role="img" aria-label={say('picker.secret')} />}
      {option.hasMore && <ChevronRight size={20} aria-hidden="true" className={styles.more} />}
    </div>
  )
}
