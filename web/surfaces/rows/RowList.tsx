import type { ReactNode } from 'react'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Rows } from '#ui/Rows.tsx'
import type { LoadedList } from '../../hooks/hooks.ts'
import { NextPage } from './NextPage.tsx'

type Props<Item> = {
  list: LoadedList<Item>
  label: string
  /** Sentence shown when the list is empty, with the action. */
  empty: string
  action?: ReactNode
  /** Renders a row (ui/Rows.tsx) with its key. */
  row: (item: Item) => ReactNode
}

/** A paged list, shown as rows. */
export function RowList<Item>({ list, label, empty, action, row }: Props<Item>) {
  if (list.next === null && list.items.length === 0)
    return <EmptyState drawing={<EmptyBower />} sentence={empty} action={action} />
  return (
    <>
      <Rows label={label}>{list.items.map(row)}</Rows>
      <NextPage list={list} />
    </>
  )
}
