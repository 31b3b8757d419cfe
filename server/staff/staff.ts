import { DONE } from '#domain/resources/session.ts'
import {
  StaffActsResource,
  StaffAppealResource,
  StaffCaseResource,
  StaffCasesResource,
  StaffExperimentsResource,
  StaffJobsResource,
  StaffMailsResource,
  StaffPeopleResource,
} from '#domain/resources/staff.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { showCase } from './cases.ts'
import { decide, decideAppeal } from './decide.ts'
import { delightAnswers } from './delights.ts'
import { listExperiments, setExperiment } from './experiments.ts'
import { firstStepsAnswers } from './first-steps.ts'
import { listJobs, retryJob } from './jobs.ts'
import { listActs, listCases, listMails } from './lists.ts'
import { actOnPerson, listPeople } from './people.ts'
import { topicAnswers } from './topics.ts'

export const staffAnswers = [
  ...answer(StaffCasesResource, { get: (ctx, { state = 'open' }) => listCases(signedIn(ctx), state) }),
  ...answer(StaffCaseResource, {
    get: (ctx, { id }) => showCase(signedIn(ctx), id),
    update: (ctx, sent) => decide(signedIn(ctx), sent),
  }),
  ...answer(StaffAppealResource, { update: (ctx, sent) => decideAppeal(signedIn(ctx), sent) }),
  ...answer(StaffPeopleResource, {
    get: (ctx, wish) => listPeople(signedIn(ctx), wish),
    update: (ctx, act) => actOnPerson(signedIn(ctx), act),
  }),
  ...answer(StaffJobsResource, {
    get: (ctx, { all = false }) => listJobs(signedIn(ctx), all),
    async update(ctx, { queue, id }) {
      await retryJob(signedIn(ctx), queue, id)
      return DONE
    },
  }),
  ...answer(StaffExperimentsResource, {
    get: async (ctx) => ({ items: await listExperiments(signedIn(ctx)), next: null }),
    update: (ctx, wish) => setExperiment(signedIn(ctx), wish),
  }),
  ...answer(StaffMailsResource, { get: (ctx, { failed = false }) => listMails(signedIn(ctx), failed) }),
  ...answer(StaffActsResource, { get: (ctx) => listActs(signedIn(ctx)) }),
  ...topicAnswers,
  ...delightAnswers,
  ...firstStepsAnswers,
]
