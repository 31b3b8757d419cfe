import { expect, test, vi } from 'vitest'
import { textMeanings } from './text-meaning.ts'

test('on a machine with one gigabyte texts are read without the model, at once', async () => {
  const limit = vi.spyOn(process, 'constrainedMemory').mockReturnValue(1024 ** 3)
  expect(await textMeanings(['a nest of twigs'])).toBeNull()
  limit.mockRestore()
})
