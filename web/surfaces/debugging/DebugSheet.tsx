import { type ReactNode, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { PageDebug } from '../../page-config.ts'
import { DebuggedExperiences } from './DebuggedExperiences.tsx'
import { DebuggedPins } from './DebuggedPins.tsx'
import { DebuggedQuestions } from './DebuggedQuestions.tsx'
import styles from './debugging.module.css'

type Props = { debug: PageDebug; onClose: () => void }

/** Side sheet with what the deb_ switches of the page asked for; on a phone it is a bottom sheet. */
export function DebugSheet({ debug, onClose }: Props) {
  const say = useSay()
  const { experiments } = useViewer()
  const [isOpen, setIsOpen] = useState(true)
  const close = () => {
    setIsOpen(false)
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={say('debug.title')}
      closeLabel={say('shell.close')}
      className={styles.sheet ?? ''}
    >
      {debug.panel && (
        <Section title={say('debug.pins')}>
          <DebuggedPins />
        </Section>
      )}
      {debug.experiences && (
        <Section title={say('debug.experiences')}>
          <DebuggedExperiences />
        </Section>
      )}
      {debug.timing && (
        <Section title={say('debug.questions')}>
          <DebuggedQuestions first={debug.timings} />
        </Section>
      )}
      <Section title={say('debug.switches')}>
        <ul className={styles.plain}>
          {[...new URLSearchParams(debug.query)].map(([name, value]) => (
            <li key={name}>
              <code>
                {name}={value}
              </code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say('debug.experiments')}>
        <dl className={styles.pairs}>
          {Object.entries(experiments).map(([name, group]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {group}
                {name in debug.groups && <em> ({say('debug.forced')})</em>}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </Dialog>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
