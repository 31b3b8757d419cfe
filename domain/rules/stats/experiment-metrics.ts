/** What is measured of the people in each group of an experiment, within seven days of their first exposure. */
export const EXPERIMENT_METRICS = ['saves', 'outbound_clicks', 'returns'] as const
/** What someone does within this time after their first exposure counts. */
export const MEASURED_DAYS = 7
export type ExperimentMetric = (typeof EXPERIMENT_METRICS)[number]

/** Sum of a metric over people, and sum of its squares. */
export type MetricSums = { sum: number; squares: number }
/** The mean per person, and the bounds of its 95 % confidence interval; no bounds for fewer than two people. */
export type MetricMean = { mean: number; low: number | null; high: number | null }

/** 95 % of a normal distribution lie within this many standard errors of its mean. */
const Z_95 = 1.96

/** Mean per person with its 95 % confidence interval; a count can't be below 0. */
export function meanWithInterval(people: number, { sum, squares }: MetricSums): MetricMean {
  const mean = people ? sum / people : 0
  if (people < 2) return { mean, low: null, high: null }
  const variance = Math.max(0, (squares - people * mean * mean) / (people - 1))
  const margin = Z_95 * Math.sqrt(variance / people)
  return { mean, low: Math.max(0, mean - margin), high: mean + margin }
}
