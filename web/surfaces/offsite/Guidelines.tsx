import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import styles from './offsite.module.css'

/** route.47: what may stand here. */
export function CommunityGuidelines() {
  const say = useSay()
  const { product_name } = useConfig()
  return (
    <article className={styles.guidelines}>
      <h1>{say('guidelines.community')}</h1>
      <p>{say('guidelines.communityIntro', { product: product_name })}</p>
      <h2 id="kind">{say('guidelines.kindTitle')}</h2>
      <p>{say('guidelines.kind')}</p>
      <h2 id="safe">{say('guidelines.safeTitle')}</h2>
      <p>{say('guidelines.safe')}</p>
      <h2 id="own">{say('guidelines.ownTitle')}</h2>
      <p>{say('guidelines.own')}</p>
      <h2 id="spam">{say('guidelines.spamTitle')}</h2>
      <p>{say('guidelines.spam')}</p>
      <p>{say('guidelines.spamCheck')}</p>
      <p>{say('guidelines.spamWrong')}</p>
      <h2 id="real">{say('guidelines.realTitle')}</h2>
      <p>{say('guidelines.real')}</p>
      <h2 id="act">{say('guidelines.actTitle')}</h2>
      <p>{say('guidelines.act')}</p>
    </article>
  )
}

/** route.47: what a merchant with the check mark promises. */
export function MerchantGuidelines() {
  const say = useSay()
  return (
    <article className={styles.guidelines}>
      <h1>{say('guidelines.merchant')}</h1>
      <p>{say('guidelines.merchantIntro')}</p>
      <h2 id="shop">{say('guidelines.shopTitle')}</h2>
      <p>{say('guidelines.shop')}</p>
      <h2 id="price">{say('guidelines.priceTitle')}</h2>
      <p>{say('guidelines.price')}</p>
      <h2 id="return">{say('guidelines.returnTitle')}</h2>
      <p>{say('guidelines.return')}</p>
      <h2 id="goods">{say('guidelines.goodsTitle')}</h2>
      <p>{say('guidelines.goods')}</p>
      <h2 id="data">{say('guidelines.dataTitle')}</h2>
      <p>{say('guidelines.data')}</p>
    </article>
  )
}
