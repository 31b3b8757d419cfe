import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type UPlot from 'uplot'
import { dayByKey } from './day-by-key.ts'
import { formatCalendarDay } from './format-calendar-day.ts'
import styles from './LinePlot.module.css'

export type PlotSeries = { name: string; values: readonly number[] }

type Props = {
  /** What the plot shows; its accessible name. */
  label: string
  /** Calendar days in order, such as "2026-03-01". */
  days: readonly string[]
  /** At most four, so that their colors can be told apart; their identity is kept between renders. */
  series: readonly PlotSeries[]
  locale: string
}

const HEIGHT = 240
const DAYS_BETWEEN_TICKS = [1, 2, 5, 7, 10, 14, 30, 60, 90]

/**
 * Line plot of counts by day. The pointer or the arrow keys choose a day, whose values are then shown. The library that
 * draws is loaded after the page.
 */
export function LinePlot({ label, days, series, locale }: Props) {
  const canvas = useRef<HTMLDivElement>(null)
  const swatches = useRef<HTMLUListElement>(null)
  const drawn = useRef<UPlot>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = Math.min(chosen ?? days.length - 1, days.length - 1)
  const numbers = new Intl.NumberFormat(locale)

  useEffect(() => {
    const parent = canvas.current
    if (!parent || !days.length) return
    let isStale = false
    let stopWatching = () => {}
    void import('uplot').then(({ default: Plot }) => {
      if (isStale) return
      const colorOf = (at: number) => getComputedStyle(swatches.current?.children[at] ?? parent).color
      const plot = new Plot(
        toPlotOptions({ parent, days, series, locale, colorOf, onChoose: setChosen }),
        [days.map((_, at) => at), ...series.map(({ values }) => [...values])],
        parent,
      )
      drawn.current = plot
      stopWatching = watchSizeAndTheme(parent, plot)
    })
    return () => {
      isStale = true
      stopWatching()
      drawn.current?.destroy()
      drawn.current = null
    }
  }, [days, series, locale])

  const choose = (at: number) => {
    setChosen(at)
    const plot = drawn.current
    if (plot) plot.setCursor({ left: plot.valToPos(at, 'x'), top: -1 }, false)
  }
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = dayByKey(event.key, shown, days.length, isRightToLeft)
    if (next === null) return
    event.preventDefault()
    choose(next)
  }
  const day = days[shown]
  const values = series.map(({ name, values }) => `${name} ${numbers.format(values[shown] ?? 0)}`)
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.legend}>
        <strong>{day && formatCalendarDay(day, locale)}</strong>
        <ul ref={swatches}>
          {series.map(({ name }, at) => (
            <li key={name}>
              <span>{values[at]}</span>
            </li>
          ))}
        </ul>
      </figcaption>
      <div
        ref={canvas}
        className={styles.canvas}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, days.length - 1)}
        aria-valuenow={Math.max(0, shown)}
        aria-valuetext={day ? `${formatCalendarDay(day, locale)}: ${values.join(', ')}` : ''}
        onKeyDown={chooseByKey}
      />
    </figure>
  )
}

type PlotOptions = Pick<Props, 'days' | 'series' | 'locale'> & {
  parent: HTMLElement
  colorOf(series: number): string
  onChoose(day: number): void
}

function toPlotOptions({ parent, days, series, locale, colorOf, onChoose }: PlotOptions): UPlot.Options {
  const style = getComputedStyle(parent)
  const isRightToLeft = style.direction === 'rtl'
  const numbers = new Intl.NumberFormat(locale, { notation: 'compact' })
  const axis = {
    stroke: () => style.color,
    font: `12px ${style.fontFamily}`,
    grid: { stroke: () => style.borderTopColor, width: 1 },
    ticks: { show: false },
  }
  return {
    width: parent.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false, dir: isRightToLeft ? -1 : 1 },
      // A plot of nothing but zeros still has an axis.
      y: { range: (_, __, most) => [0, Math.max(1, most * 1.05)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        incrs: DAYS_BETWEEN_TICKS,
        space: 72,
        values: (_, ticks) => ticks.map((at) => formatCalendarDay(days[at] ?? '', locale)),
      },
      {
        ...axis,
        side: isRightToLeft ? 1 : 3,
        incrs: [1, 2, 5]
          .flatMap((step) => Array.from({ length: 10 }, (_, power) => step * 10 ** power))
          .sort((a, b) => a - b),
        values: (_, ticks) => ticks.map((value) => numbers.format(value)),
      },
    ],
    series: [
      {},
      ...series.map((_, at) => ({ width: 2, stroke: () => colorOf(at), points: { show: days.length === 1 } })),
    ],
    hooks: { setCursor: [({ cursor: { idx } }) => typeof idx === 'number' && onChoose(idx)] },
  }
}

/** Fits the plot to its box, and redraws it when the theme changes: a canvas does not follow style sheets. */
function watchSizeAndTheme(parent: HTMLElement, plot: UPlot): () => void {
  const redraw = () => plot.redraw(false)
  const size = new ResizeObserver(() => plot.setSize({ width: parent.clientWidth, height: HEIGHT }))
  const theme = new MutationObserver(redraw)
  const system = matchMedia('(prefers-color-scheme: dark)')
  size.observe(parent)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', redraw)
  return () => {
    size.disconnect()
    theme.disconnect()
    system.removeEventListener('change', redraw)
  }
}
