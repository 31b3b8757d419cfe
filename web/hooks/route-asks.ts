import { useContext } from 'react'
import type { OptionsOf, Question } from '#domain/resource.ts'
import { useApp } from '../app-context.tsx'
import { RouteContext, useRouteLocation } from '../router/route-location.tsx'
import { useList } from './hooks.ts'

/** The options with which the current page's route asks a question. */
export function useRouteAskOptions<Q extends Question>(question: Q): OptionsOf<Q> {
  const { store } = useApp()
  const place = useRouteLocation()
  const asks = useContext(RouteContext)?.asks?.(place, store.get())
  const asked = asks?.find((one) => one.question === question)
  if (!asked) throw new Error(`The route of this page does not ask ${question.name}.`)
  return asked.options as OptionsOf<Q>
}

/** A list that the current page's route asks for. */
export const useRouteList = <Q extends Question>(question: Q) => useList(question, useRouteAskOptions(question))
