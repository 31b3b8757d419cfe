import type { QuestionTiming } from '#domain/question-timing.ts'

/** What the questions took that a page debugged with deb_timing=1 has asked since it was loaded. */
export const debugTimings: QuestionTiming[] = []
