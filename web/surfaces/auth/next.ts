import { localPath } from '#domain/rules/account/local-path.ts'

/** An address that keeps where someone wanted to go on; other sites are not kept. */
export function withNext(path: string, next: string | null): string {
  const target = localPath(next ?? '')
  return target === '/' ? path : `${path}?${new URLSearchParams({ next: target })}`
}
