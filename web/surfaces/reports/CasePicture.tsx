import { Cake, Image, type LucideIcon, Mail, MessageCircle, UserRound } from 'lucide-react'
import type { OwnCase } from '#domain/resources/reports.ts'
import { BoardCover } from '../save/BoardCover.tsx'

const ICONS: Record<OwnCase['kind'], LucideIcon> = {
  pin: Image,
  user: UserRound,
  comment: MessageCircle,
  message: Mail,
  age: Cake,
}

/** The picture of a case's subject, or an icon for subjects without one, such as comments. */
export function CasePicture({ of }: { of: Pick<OwnCase, 'kind' | 'picture'> }) {
  if (of.picture) return <BoardCover covers={[of.picture]} />
  const Icon = ICONS[of.kind]
  return <Icon size={20} aria-hidden="true" />
}
