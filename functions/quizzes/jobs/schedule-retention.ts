import { ANNOUNCED_MS, deletableAt, nextDeletion } from '@quizhall/shared/rules/results/retention';
import { countKept, firstKeptAt } from '../../attempts/model/finished-attempts.ts';
import { newRetentionLook, putRetentionLook } from '../../attempts/model/due-work.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import { getStoredQuiz, type Quiz } from '../model/quizzes.ts';
import {
  startRetentionJob,
  removeRetentionPlan,
  getRetention,
  type RetentionPlan,
  storeRetentionPlan,
} from '../model/retention.ts';
import { getJob } from '../../platform/jobs/job-store.ts';
import { getUser } from '../../accounts/model/users.ts';
import { deletionAnnounced } from '../../notifications/model/notification-content.ts';
import { notifiedOwner } from '../../notifications/model/notify-owner.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Announces the next deletion of old submissions, starts one that is due, or schedules the next check.
 * Everything follows from stored state, so repeated or late calls are safe. Returns whether something was
 * done.
 */
export async function scheduleRetention(quizId: string): Promise<boolean> {
  const [quiz, { plan }] = await Promise.all([getStoredQuiz(quizId), getRetention(quizId)]);
  if (!quiz || quiz.version === 0) return false;
  const months = quiz.settings.retentionMonths;
  const stands = plan && (plan.round === 2 || plan.months === months);
  if (stands) return carryOut(quiz, plan);
  if (months === 0) return plan ? removeRetentionPlan(quizId, plan) : false;
  return announce(quiz, plan);
}

async function carryOut(quiz: Quiz, plan: RetentionPlan): Promise<boolean> {
  if (now() < plan.deleteAt) {
    await putRetentionLook(quiz.id, plan.deleteAt);
    return false;
  }
  if (plan.run && !(await wasGivenUp(plan.run))) return false;
  const { announcedAt, round } = plan;
  const { write } = newJob('retention', quiz.ownerId, { quizId: quiz.id, announcedAt, round });
  const look = newRetentionLook(quiz.id, now() + DAY_MS);
  return startRetentionJob(quiz.id, plan, { run: write, look });
}

async function wasGivenUp(ref: NonNullable<RetentionPlan['run']>): Promise<boolean> {
  const run = await getJob(ref);
  return run === undefined || run.status === 'failed' || run.status === 'done';
}

/** Tells the owner what goes in 14 days, once. Where nobody can be told nothing is deleted. */
async function announce(quiz: Quiz, before: RetentionPlan | undefined): Promise<boolean> {
  const { id, shards, settings } = quiz;
  const months = settings.retentionMonths;
  const owner = notifiedOwner(quiz);
  const person = owner && (await getUser(owner));
  if (!person) return false;
  const at = now();
  const oldest = await firstKeptAt(id, shards);
  const { announceAt, deleteAt, until } = nextDeletion(oldest ?? at, months, at);
  if (oldest === undefined || announceAt > at) {
    if (before) await removeRetentionPlan(id, before);
    await putRetentionLook(id, oldest === undefined ? deletableAt(at, months) - ANNOUNCED_MS : announceAt);
    return false;
  }
  const range = { from: undefined, until: new Date(until).toISOString() };
  const count = await countKept(id, shards, range);
  const plan = { months, announcedAt: at, deleteAt, until, count, round: 1 as const };
  const note = deletionAnnounced(quiz, plan);
  const { link: path } = note;
  const data = { title: quiz.title, count, at: deleteAt, until, path };
  return storeRetentionPlan(id, before, plan, {
    tellings: [
      newNotificationItem(person.id, note),
      newTypedMailItem('deletionAnnounced', { to: person.email, cause: `${id}#${at}`, data }),
    ],
    look: newRetentionLook(id, deleteAt),
  });
}
