import type { AnswerOf, Question, TakenOf } from '#domain/resource.ts'
import type { Context } from './context.ts'

type Answers<R> = {
  [V in keyof R]: R[V] extends Question ? (ctx: Context, options: TakenOf<R[V]>) => Promise<AnswerOf<R[V]>> : never
}
type Hooks<R, Result extends 'nothing' | 'options'> = {
  [V in keyof R]?: R[V] extends Question
    ? (ctx: Context, options: TakenOf<R[V]>) => Promise<Result extends 'options' ? TakenOf<R[V]> : void>
    : never
}

export type AnyAnswer = {
  question: Question
  run: (ctx: Context, options: never) => Promise<unknown>
  first?: ((ctx: Context, options: never) => Promise<void>) | undefined
  before?: ((ctx: Context, options: never) => Promise<unknown>) | undefined
}

/**
 * The server's functions for the questions of one resource. What one of them asks `first` travels with what is read to decide
 * whether it may be asked at all. Pictures are read and other sites are asked `before`, outside of the transaction; the answer
 * gets the options that this gives back.
 */
export function answer<R extends object>(
  resource: R,
  answers: Answers<R>,
  { first = {}, before = {} }: { first?: Hooks<R, 'nothing'>; before?: Hooks<R, 'options'> } = {},
): AnyAnswer[] {
  return Object.entries(resource).map(([verb, question]) => ({
    question: question as Question,
    run: answers[verb as keyof R] as AnyAnswer['run'],
    first: first[verb as keyof R] as AnyAnswer['first'],
    before: before[verb as keyof R] as AnyAnswer['before'],
  }))
}
