import type { ReactNode } from 'react'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Rows } from '#ui/Rows.tsx'
import type { Listed } from '../../hooks/hooks.ts'
import { NextPage } from './NextPage.tsx'

type Props<Item> = {
  list: Listed<Item>
  label: string
  /** Shown when the list has no rows, with one action. */
  empty: string
  action?: ReactNode
  /** A row of ui/Rows.tsx, with its key. */
  row: (item: Item) => ReactNode
}

/** A list that goes on as rows below each other. */
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
