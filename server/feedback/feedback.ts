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
import { defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import { hidePinFromViewer, saveFeedback, unhidePin } from './hide-pin.ts'
import { listTunedItems, tuneFeed } from './tuner.ts'

export const feedbackAnswers = [
  ...defineAnswers(PinHideResource, { update: (ctx, sent) => hidePinFromViewer(requireSignedIn(ctx), 'home', sent) }),
  ...defineAnswers(PinUnhideResource, { update: (ctx, { pin_id }) => unhidePin(requireSignedIn(ctx), pin_id) }),
  ...defineAnswers(SearchPinHideResource, {
    update: (ctx, sent) => hidePinFromViewer(requireSignedIn(ctx), 'search', sent),
  }),
  ...defineAnswers(SearchPinUnhideResource, { update: (ctx, { pin_id }) => unhidePin(requireSignedIn(ctx), pin_id) }),
  ...defineAnswers(RelatedPinHideResource, {
    update: (ctx, { pin, ...sent }) => hidePinFromViewer(requireSignedIn(ctx), 'related', { ...sent, pin_id: pin }),
  }),
  ...defineAnswers(RelatedPinUnhideResource, { update: (ctx, { pin }) => unhidePin(requireSignedIn(ctx), pin) }),
  ...defineAnswers(PinFeedbackResource, {
    update: (ctx, { pin_id, feedback_type }) => saveFeedback(requireSignedIn(ctx), pin_id, feedback_type),
  }),
  ...defineAnswers(HomefeedTunerResource, {
    get: (ctx, { kind }) => listTunedItems(requireSignedIn(ctx), kind),
    update: (ctx, wish) => tuneFeed(requireSignedIn(ctx), wish),
  }),
]
