import type { ReactNode } from 'react'
import { DURATION } from './timing.ts'

export type ToastWish = {
  text: string
  /** Where the text leads. */
  href?: string | undefined
  /** The one thing one can do about it. */
  action?: { label: string; onSelect?: () => void; href?: string } | undefined
  duration?: number | undefined
  tone?: 'plain' | 'error' | undefined
  /** Stands before the text, for example a small picture. */
  picture?: ReactNode
  /** It is seen no more: what it offered can't be done any longer. */
  onGone?: (() => void) | undefined
}

export type Toast = ToastWish & { id: number; duration: number }

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Only ever called in answer to something in the browser; the server has no toasts. */
export function showToast(wish: ToastWish): number {
  const toast = { ...wish, id: ++lastId, duration: wish.duration ?? DURATION }
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

export const currentToasts = () => toasts

const NONE: Toast[] = []
export const serverToasts = () => NONE
