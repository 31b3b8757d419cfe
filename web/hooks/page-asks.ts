import { useContext } from 'react'
import type { OptionsOf, Question } from '#domain/resource.ts'
import { useFrame } from '../frame.tsx'
import { RouteContext, usePlace } from '../router/place.tsx'
import { useList } from './hooks.ts'

/** The options with which the route of this page asks a question. */
export function useAsked<Q extends Question>(question: Q): OptionsOf<Q> {
  const { store } = useFrame()
  const place = usePlace()
  const asks = useContext(RouteContext)?.asks?.(place, store.get())
  const asked = asks?.find((one) => one.question === question)
  if (!asked) throw new Error(`The route of this page does not ask ${question.name}.`)
  return asked.options as OptionsOf<Q>
}

/** A list that the route of this page asks for. */
export const useAskedList = <Q extends Question>(question: Q) => useList(question, useAsked(question))
