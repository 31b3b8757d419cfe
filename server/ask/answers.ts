import { Refusal } from '#domain/refusal.ts'
import type { Question } from '#domain/resource.ts'
import { analyticsAnswers } from '../analytics/pin-analytics.ts'
import type { AnswerDefinition } from '../answer.ts'
import { authAnswers } from '../auth/answers.ts'
import { boardAnswers } from '../boards/boards.ts'
import { featuredBoardAnswers } from '../boards/featured-boards.ts'
import { commentAnswers } from '../comments/comments.ts'
import { duplicateAnswers } from '../duplicates/duplicates.ts'
import { eventAnswers } from '../events/events.ts'
import { experienceAnswers } from '../experiences/experiences.ts'
import { feedAnswers } from '../feed/feed.ts'
import { feedbackAnswers } from '../feedback/feedback.ts'
import { followAnswers } from '../follows/follows.ts'
import { interestAnswers } from '../interests/interests.ts'
import { pinTopicAnswers } from '../interests/pin-topics.ts'
import { productRowsAnswers } from '../interests/product-rows.ts'
import { relatedProductsAnswers } from '../interests/related-products.ts'
import { shoppingAnswers } from '../interests/shopping.ts'
import { videoFeedAnswers } from '../interests/video-feed.ts'
import { inviteAnswers } from '../invites/invite-answers.ts'
import { findPinImagesAnswers } from '../links/find-pin-images.ts'
import { demoMailAnswers } from '../mail/demo-mails.ts'
import { altTextAnswers } from '../meaning/alt-text.ts'
import { messageAnswers } from '../messages/message-answers.ts'
import { moderationAnswers } from '../moderation/moderation.ts'
import { notificationAnswers } from '../notifications/notifications.ts'
import { subscriptionAnswers } from '../notifications/subscription.ts'
import { offsiteAnswers } from '../offsite/offsite.ts'
import { onboardingAnswers } from '../onboarding/onboarding.ts'
import { pinAnswers } from '../pins/pins.ts'
import { searchAnswers } from '../search/search.ts'
import { catalogueProductsAnswers } from '../shop/catalogue-products.ts'
import { catalogueAnswers } from '../shop/catalogues.ts'
import { productTagAnswers } from '../shop/product-tags.ts'
import { userProductsAnswers } from '../shop/products-of-person.ts'
import { staffAnswers } from '../staff/staff.ts'
import { textPageAnswers } from '../text-pages/text-pages.ts'
import { articleAnswers } from '../today/articles.ts'
import { staffTodayAnswers } from '../today/staff-today.ts'
import { todayAnswers } from '../today/today.ts'
import { staffArticleAnswers } from '../today/write-articles.ts'
import { cropAnswers } from '../uploads/crop-picture.ts'
import { mediaUploadAnswers, vipAnswers } from '../uploads/uploads.ts'
import { accountAnswers } from '../users/account-answers.ts'
import { userAnswers } from '../users/users.ts'
import { videoAnswers } from '../video/videos.ts'
import { visualSearchAnswers } from '../visual/visual-search.ts'
import { websiteAnswers } from '../websites/websites.ts'

/** All answers of the server, one for each question. */
export const ANSWERS: readonly AnswerDefinition[] = [
  ...authAnswers,
  ...accountAnswers,
  ...userAnswers,
  ...followAnswers,
  ...boardAnswers,
  ...featuredBoardAnswers,
  ...interestAnswers,
  ...pinTopicAnswers,
  ...catalogueAnswers,
  ...catalogueProductsAnswers,
  ...productTagAnswers,
  ...userProductsAnswers,
  ...shoppingAnswers,
  ...videoFeedAnswers,
  ...videoAnswers,
  ...productRowsAnswers,
  ...relatedProductsAnswers,
  ...onboardingAnswers,
  ...todayAnswers,
  ...articleAnswers,
  ...staffArticleAnswers,
  ...staffTodayAnswers,
  ...pinAnswers,
  ...offsiteAnswers,
  ...duplicateAnswers,
  ...commentAnswers,
  ...feedAnswers,
  ...mediaUploadAnswers,
  ...vipAnswers,
  ...cropAnswers,
  ...altTextAnswers,
  ...findPinImagesAnswers,
  ...experienceAnswers,
  ...eventAnswers,
  ...analyticsAnswers,
  ...searchAnswers,
  ...visualSearchAnswers,
  ...notificationAnswers,
  ...websiteAnswers,
  ...subscriptionAnswers,
  ...messageAnswers,
  ...inviteAnswers,
  ...moderationAnswers,
  ...feedbackAnswers,
  ...staffAnswers,
  ...textPageAnswers,
  ...demoMailAnswers,
]

/** All questions, for the routes, the contract test and the OpenAPI document. */
export const QUESTIONS: readonly Question[] = ANSWERS.map(({ question }) => question)

const BY_NAME = new Map(ANSWERS.map((one) => [`${one.question.name}.${one.question.verb}`, one]))

export function requireAnswer(name: string, verb: string): AnswerDefinition {
  const found = BY_NAME.get(`${name}.${verb}`)
  if (!found) throw new Refusal('not_found', 'error.unknownQuestion')
  return found
}
