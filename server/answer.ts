import type { AnswerOf, Question, TakenOf } from '#domain/resource.ts'
import type { Context } from './context.ts'

type Answers<R> = {
  [V in keyof R]: R[V] extends Question ? (ctx: Context, options: TakenOf<R[V]>) => Promise<AnswerOf<R[V]>> : never
}

export type AnyAnswer = {
  question: Question
  run: (ctx: Context, options: never) => Promise<unknown>
}

/** The server's functions for the questions of one resource. */
export function answer<R extends object>(resource: R, answers: Answers<R>): AnyAnswer[] {
  return Object.entries(resource).map(([verb, question]) => ({
    question: question as Question,
    run: answers[verb as keyof R] as AnyAnswer['run'],
  }))
}
