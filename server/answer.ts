import type { AnswerOf, ParsedOptionsOf, Question } from '#domain/resource.ts'
import type { Context } from './context.ts'

type Answers<R> = {
  [V in keyof R]: R[V] extends Question
    ? (ctx: Context, options: ParsedOptionsOf<R[V]>) => Promise<AnswerOf<R[V]>>
    : never
}
type Hooks<R, Result extends 'nothing' | 'options'> = {
  [V in keyof R]?: R[V] extends Question
    ? (ctx: Context, options: ParsedOptionsOf<R[V]>) => Promise<Result extends 'options' ? ParsedOptionsOf<R[V]> : void>
    : never
}

export type AnswerDefinition = {
  question: Question
  run: (ctx: Context, options: never) => Promise<unknown>
  first?: ((ctx: Context, options: never) => Promise<void>) | undefined
  before?: ((ctx: Context, options: never) => Promise<unknown>) | undefined
}

/**
 * Defines the server's functions for the questions of one resource. A query that a question starts in `first` is sent
 * together with those that check access. `before` runs outside the transaction, to read pictures and call other sites;
 * the answer gets the options that it returns.
 */
export function defineAnswers<R extends object>(
  resource: R,
  answers: Answers<R>,
  { first = {}, before = {} }: { first?: Hooks<R, 'nothing'>; before?: Hooks<R, 'options'> } = {},
): AnswerDefinition[] {
  return Object.entries(resource).map(([verb, question]) => ({
    question: question as Question,
    run: answers[verb as keyof R] as AnswerDefinition['run'],
    first: first[verb as keyof R] as AnswerDefinition['first'],
    before: before[verb as keyof R] as AnswerDefinition['before'],
  }))
}
