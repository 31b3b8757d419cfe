import type { AnswerOf, Question, TakenOf } from '#domain/resource.ts'
import type { Context } from './context.ts'

type Answers<R> = {
  [V in keyof R]: R[V] extends Question ? (ctx: Context, options: TakenOf<R[V]>) => Promise<AnswerOf<R[V]>> : never
}
type First<R> = {
  [V in keyof R]?: R[V] extends Question ? (ctx: Context, options: TakenOf<R[V]>) => Promise<void> : never
}

export type AnyAnswer = {
  question: Question
  run: (ctx: Context, options: never) => Promise<unknown>
  first?: ((ctx: Context, options: never) => Promise<void>) | undefined
}

/**
 * The server's functions for the questions of one resource. What one of them asks `first` travels with what is read to decide
 * whether it may be asked at all.
 */
export function answer<R extends object>(resource: R, answers: Answers<R>, first: First<R> = {}): AnyAnswer[] {
  return Object.entries(resource).map(([verb, question]) => ({
    question: question as Question,
    run: answers[verb as keyof R] as AnyAnswer['run'],
    first: first[verb as keyof R] as AnyAnswer['first'],
  }))
}
