import { type ChangeEvent, useState } from 'react'
import { CATALOGUE_FORMATS, CATALOGUE_NAME_MAX, type CatalogueFormat } from '#domain/constants/catalogue.ts'
import { CatalogueResource } from '#domain/resources/catalogues.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { RadioList } from '#ui/RadioList.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import styles from './Catalogues.module.css'
import { uploadCatalogue } from './upload-catalogue.ts'

const ENDINGS: Record<string, CatalogueFormat> = {
  csv: 'csv',
  tsv: 'tsv',
  txt: 'tsv',
  xml: 'xml',
  rss: 'xml',
  atom: 'xml',
}
const formatOf = (name: string) => ENDINGS[/\.(\w+)(?:[?#].*)?$/.exec(name)?.[1]?.toLowerCase() ?? '']

/** Adds a catalogue by URL or as a file. The file extension selects the format until the merchant chooses another. */
export function AddCatalogue({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const { say, ask } = useApp()
  const viewer = useViewer()
  const [where, setWhere] = useState<'address' | 'file'>('address')
  const [file, setFile] = useState<File>()
  const [sent, setSent] = useState<number>()
  const form = useForm({
    start: { name: '', url: '', file: '', format: 'csv' as string },
    check: ({ name, url }) => ({
      ...(!name.trim() && { name: 'catalogues.needsName' as const }),
      ...(where === 'address' && !url.trim() && { url: 'catalogues.needsList' as const }),
      ...(where === 'file' && !file && { file: 'catalogues.needsList' as const }),
    }),
    async send({ name, url, format: chosen }) {
      const format = chosen as CatalogueFormat
      try {
        if (where === 'address') await ask(CatalogueResource.create, { name, url, format })
        else if (file)
          await uploadCatalogue(
            { name, format, file, viewer: viewer.id, onProgress: setSent },
            say('catalogues.notSent'),
          )
      } finally {
        setSent(undefined)
      }
      await onAdded()
      showToast({ text: say('catalogues.added') })
      form.reset()
      setFile(undefined)
    },
  })
  const guess = (name: string) => {
    const format = formatOf(name)
    if (format) form.set('format', format)
  }
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.currentTarget.files?.[0]
    setFile(picked)
    form.set('file', picked?.name ?? '')
    if (picked) guess(picked.name)
  }
  const url = form.field('url')
  const { error } = form.field('file')
  return (
    <FormView form={form} className={styles.add} label={say('catalogues.add')}>
      <h2>{say('catalogues.add')}</h2>
      <TextField
        {...form.field('name')}
        label={say('catalogues.name')}
        hint={say('catalogues.nameHint')}
        maxLength={CATALOGUE_NAME_MAX}
      />
      <RadioList
        label={say('catalogues.where')}
        value={where}
        onChange={setWhere}
        options={[
          { value: 'address', label: say('catalogues.atAddress'), hint: say('catalogues.atAddressHint') },
          { value: 'file', label: say('catalogues.asFile'), hint: say('catalogues.asFileHint') },
        ]}
      />
      {where === 'address' ? (
        <TextField
          {...url}
          label={say('catalogues.url')}
          hint={say('catalogues.urlHint')}
          inputMode="url"
          autoCapitalize="none"
          onBlur={(event) => guess(event.currentTarget.value)}
        />
      ) : (
        <TextField
          key={sent === undefined && !file ? 'empty' : 'picked'}
          type="file"
          accept=".csv,.tsv,.txt,.xml,.rss,.atom,text/csv,text/xml,application/xml"
          label={say('catalogues.file')}
          error={error}
          onChange={pick}
        />
      )}
      <Select
        {...form.field('format')}
        label={say('catalogues.format')}
        hint={say('catalogues.needs')}
        options={CATALOGUE_FORMATS.map((value) => ({ value, label: say(`catalogues.format.${value}`) }))}
      />
      {sent !== undefined && <ProgressBar label={say('catalogues.sending')} value={sent} />}
      <div className={styles.buttons}>
        <SubmitButton busy={form.isBusy}>{say('catalogues.addButton')}</SubmitButton>
      </div>
    </FormView>
  )
}
