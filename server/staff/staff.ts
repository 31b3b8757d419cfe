import { DONE } from '#domain/resources/session.ts'
import {
  StaffActsResource,
  StaffAppealResource,
  StaffCaseResource,
  StaffCasesResource,
  StaffEventsResource,
  StaffExperimentsResource,
  StaffJobsResource,
  StaffMailsResource,
  StaffPeopleResource,
} from '#domain/resources/staff.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import { showStaffCase } from './cases.ts'
import { decideAppeal, decideCase } from './decide.ts'
import { delightAnswers } from './delights.ts'
import { showStaffEvents } from './events.ts'
import { staffExperienceAnswers } from './experiences.ts'
import { listExperiments, setExperiment } from './experiments.ts'
import { firstStepsAnswers } from './first-steps.ts'
import { listJobs, retryJob } from './jobs.ts'
import { listCases, listMails, listStaffActs } from './lists.ts'
import { actOnPerson, listPeople } from './people.ts'
import { staffTopicAnswers } from './topics.ts'

export const staffAnswers = [
  ...defineAnswers(StaffCasesResource, { get: (ctx, { state = 'open' }) => listCases(requireSignedIn(ctx), state) }),
  ...defineAnswers(StaffCaseResource, {
    get: (ctx, { id }) => showStaffCase(requireSignedIn(ctx), id),
    update: (ctx, sent) => decideCase(requireSignedIn(ctx), sent),
  }),
  ...defineAnswers(StaffAppealResource, { update: (ctx, sent) => decideAppeal(requireSignedIn(ctx), sent) }),
  ...defineAnswers(StaffPeopleResource, {
    get: (ctx, wish) => listPeople(requireSignedIn(ctx), wish),
    update: (ctx, act) => actOnPerson(requireSignedIn(ctx), act),
  }),
  ...defineAnswers(StaffJobsResource, {
    get: (ctx, { all = false }) => listJobs(requireSignedIn(ctx), all),
    async update(ctx, { queue, id }) {
      await retryJob(requireSignedIn(ctx), queue, id)
      return DONE
    },
  }),
  ...defineAnswers(StaffExperimentsResource, {
    get: async (ctx) => ({ items: await listExperiments(requireSignedIn(ctx)), next: null }),
    update: (ctx, wish) => setExperiment(requireSignedIn(ctx), wish),
  }),
  ...defineAnswers(StaffMailsResource, { get: (ctx, { failed = false }) => listMails(requireSignedIn(ctx), failed) }),
  ...defineAnswers(StaffActsResource, { get: (ctx) => listStaffActs(requireSignedIn(ctx)) }),
  ...defineAnswers(StaffEventsResource, { get: (ctx) => showStaffEvents(requireSignedIn(ctx)) }),
  ...staffExperienceAnswers,
  ...staffTopicAnswers,
  ...delightAnswers,
  ...firstStepsAnswers,
]
