import {
  HomefeedTunerResource,
  PinFeedbackResource,
  PinHideResource,
  PinUnhideResource,
  RelatedPinHideResource,
  RelatedPinUnhideResource,
  SearchPinHideResource,
  SearchPinUnhideResource,
} from '#domain/resources/feedback.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { hidePin, tellFeedback, unhidePin } from './hide-pin.ts'
import { listTuned, tune } from './tuner.ts'

export const feedbackAnswers = [
  ...answer(PinHideResource, { update: (ctx, sent) => hidePin(signedIn(ctx), 'home', sent) }),
  ...answer(PinUnhideResource, { update: (ctx, { pin_id }) => unhidePin(signedIn(ctx), pin_id) }),
  ...answer(SearchPinHideResource, { update: (ctx, sent) => hidePin(signedIn(ctx), 'search', sent) }),
  ...answer(SearchPinUnhideResource, { update: (ctx, { pin_id }) => unhidePin(signedIn(ctx), pin_id) }),
  ...answer(RelatedPinHideResource, {
    update: (ctx, { pin, ...sent }) => hidePin(signedIn(ctx), 'related', { ...sent, pin_id: pin }),
  }),
  ...answer(RelatedPinUnhideResource, { update: (ctx, { pin }) => unhidePin(signedIn(ctx), pin) }),
  ...answer(PinFeedbackResource, {
    update: (ctx, { pin_id, feedback_type }) => tellFeedback(signedIn(ctx), pin_id, feedback_type),
  }),
  ...answer(HomefeedTunerResource, {
    get: (ctx, { kind }) => listTuned(signedIn(ctx), kind),
    update: (ctx, wish) => tune(signedIn(ctx), wish),
  }),
]
