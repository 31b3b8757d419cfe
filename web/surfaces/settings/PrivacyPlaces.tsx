import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import styles from './settings.module.css'

/** Pages of one's own that are otherwise met only in passing; who is taken for young may say that this is wrong. */
export function PrivacyPlaces({ isYoung }: { isYoung: boolean }) {
  const say = useSay()
  return (
    <section className={styles.group}>
      <h2>{say('privacyForm.places')}</h2>
      <div className={styles.buttons}>
        <Button href="/edit/">{say('tune.title')}</Button>
        <Button href="/reports-and-violations/">{say('cases.title')}</Button>
        <Button href="/appealed-pin/">{say('cases.pinsTitle')}</Button>
        {isYoung && <Button href="/age-appeal/">{say('cases.ageTitle')}</Button>}
      </div>
    </section>
  )
}
