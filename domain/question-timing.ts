/** A query that a question sent to the database; values are left out. */
export type StatementTiming = { sql: string; ms: number; rows: number }

/** How long a question of a page took on the server. */
export type QuestionTiming = { question: string; ms: number; statements: StatementTiming[] }
