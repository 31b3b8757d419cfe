import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './settings.module.css'

/** Links to the viewer's reports and to the decisions about them; someone taken for too young can appeal. */
export function PrivacyPlaces({ isYoung }: { isYoung: boolean }) {
  const say = useSay()
  return (
    <section className={styles.group}>
      <h2>{say('privacyForm.places')}</h2>
      <div className={styles.buttons}>
        <Button href="/reports-and-violations/">{say('cases.title')}</Button>
        <Button href="/appealed-pin/">{say('cases.pinsTitle')}</Button>
        {isYoung && <Button href="/age-appeal/">{say('cases.ageTitle')}</Button>}
      </div>
    </section>
  )
}
