import { expect, test, vi } from 'vitest'
import { embedTexts } from './embed-texts.ts'

test('on a machine with one gigabyte texts are read without the model, at once', async () => {
  const limit = vi.spyOn(process, 'constrainedMemory').mockReturnValue(1024 ** 3)
  expect(await embedTexts(['a nest of twigs'])).toBeNull()
  limit.mockRestore()
})
