import { expect, test } from 'vitest'
import { detectMemoryBytes, toPostgresMemorySettings } from './cluster-memory.ts'

const GB = 1024 ** 3

test.each([
  [0.5, '128MB', '512MB'],
  [1, '128MB', '512MB'],
  [4, '512MB', '2048MB'],
  [24, '3072MB', '12288MB'],
  [128, '4096MB', '65536MB'],
])('a machine of %d GB has buffers of %s and plans with %s', (memory, shared_buffers, effective_cache_size) =>
  expect(toPostgresMemorySettings(memory * GB)).toEqual({ shared_buffers, effective_cache_size }),
)

test.each([
  [16, 2, 2],
  [16, 0, 16],
  [16, 2 ** 34, 16],
])('of %d GB with a limit of %d GB it may use %d GB', (machine, limit, may) =>
  expect(detectMemoryBytes(machine * GB, limit * GB)).toBe(may * GB),
)
