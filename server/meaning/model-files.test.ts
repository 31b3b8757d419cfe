import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { skipTest } from '../testing/skip-test.ts'
import { findModelFiles, logMissingModels, setModelsFolder } from './model-files.ts'

const NAME = 'efficientnet-lite0.tflite'

test('models are read from MODELS_DIR, and the log says which are missing there or have another content', () => {
  const modelsDir = mkdtempSync(join(tmpdir(), 'bowerbird-models-'))
  onTestFinished(() => {
    setModelsFolder({ modelsDir: undefined })
    rmSync(modelsDir, { recursive: true })
  })
  writeFileSync(join(modelsDir, NAME), 'something else')
  const settings = readSettings({ MODELS_DIR: modelsDir })
  setModelsFolder(settings)
  expect(findModelFiles()).toEqual({ look: null, objects: null })
  const log = pino({ level: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  logMissingModels({ log, settings })
  expect(warn).toHaveBeenCalledWith(
    { missing: [NAME, 'efficientdet-lite0.tflite'], folder: modelsDir },
    expect.stringContaining('MODELS_DIR must have them'),
  )
})

test('models that the operator brought are found', (context) => {
  const { look } = findModelFiles()
  if (!look) skipTest(context, 'the models could not be downloaded')
  const modelsDir = mkdtempSync(join(tmpdir(), 'bowerbird-models-'))
  onTestFinished(() => {
    setModelsFolder({ modelsDir: undefined })
    rmSync(modelsDir, { recursive: true })
  })
  copyFileSync(look, join(modelsDir, NAME))
  setModelsFolder({ modelsDir })
  expect(findModelFiles()).toEqual({ look: join(modelsDir, NAME), objects: null })
})
