import type { ReactNode } from 'react'
import { DEFAULT_TOAST_MS } from './timing.ts'

export type ToastOptions = {
  text: string
  /** The URL that the text links to. */
  href?: string | undefined
  /** The only action of the toast. */
  action?: { label: string; onSelect?: () => void; href?: string } | undefined
  duration?: number | undefined
  tone?: 'plain' | 'error' | undefined
  /** Shown before the text, for example a small picture. */
  picture?: ReactNode
  /** Called when the toast is gone and its action no longer available. */
  onGone?: (() => void) | undefined
}

export type Toast = ToastOptions & { id: number; duration: number }

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast. Only to be called in the browser; the server has no toasts. */
export function showToast(wish: ToastOptions): number {
  const toast = { ...wish, id: ++lastId, duration: wish.duration ?? DEFAULT_TOAST_MS }
  set([...toasts, toast])
  return toast.id
}

export function removeToast(id: number) {
  const gone = toasts.find((toast) => toast.id === id)
  set(toasts.filter((toast) => toast !== gone))
  gone?.onGone?.()
}

export function watchToasts(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const getToasts = () => toasts

const NONE: Toast[] = []
export const getServerToasts = () => NONE
