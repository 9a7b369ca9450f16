import type { AssignmentChange, NewAssignment } from '@quizhall/shared/model/organizations/assignment';
import { ASSIGNMENT_REMINDERS } from '@quizhall/shared/rules/organizations/assignments';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { afterEach, describe, expect, it } from 'vitest';
import { formatAssignmentRef, getAssignment, type StoredAssignment } from '../model/assignments.ts';
import { listDue } from '../../attempts/model/due-work.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { newMembershipItems } from '../model/memberships.ts';
import { closeOrganizationItem, getOrganization } from '../model/organizations.ts';
import { listOrganizationAudit } from '../model/organization-audit.ts';
import { putItems } from '../../platform/dynamodb/commands.ts';
import { getQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { changeAccount } from '../../accounts/model/users.ts';
import { applyStatusAction } from '../../quizzes/model/publishing.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { organizationWorld, take } from '../../testing/organization-world.ts';
import { forget, someAssignment } from '../../testing/organizations.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT } from '../../testing/taking.ts';
import { sendAssignmentReminder, removeAssignment } from '../use-cases/assign-quiz.ts';
import { changeAssignment } from '../use-cases/change-assignment.ts';
import { scheduleReminders } from './schedule-reminders.ts';
import { notifyAssignees } from './notify-assignees.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
let clock = 0;
const goOn = (ms: number) => setClock((clock += ms));
afterEach(() => setClock((clock += DAY)));

const follow = () => stream.drain();

/** Does what is noted for the moments of an assignment's reminders, as far as they have come; whatever follows from it. */
async function sweep({ dueAt, ...assignment }: StoredAssignment): Promise<void> {
  const ref = formatAssignmentRef(assignment);
  for (const { at } of ASSIGNMENT_REMINDERS) {
    if (dueAt + at > now()) continue;
    for await (const due of listDue(minuteBucket(dueAt + at + MINUTE - 1)))
      if (due.kind === 'assignments' && due.ids.includes(ref)) await scheduleReminders(ref);
  }
  await stream.drain();
}

/** An assignment in a week to a department with two people. */
async function assigned(wish: Partial<NewAssignment> = {}, schedule?: Quiz['schedule']) {
  const world = await organizationWorld();
  const quiz = schedule ? await publishedQuiz({ quiz: { ownerId: world.id, schedule } }) : world.quiz;
  const [ada, bo] = [await world.person(world.art), await world.person(world.art)];
  await stream.drain();
  const assignment = await someAssignment(world.id, {
    quizId: quiz.id,
    everyone: false,
    departmentIds: [world.art],
    ...wish,
  });
  const told = async ({ user }: typeof ada) => {
    const { notifications } = await listNotifications(user.id, { limit: 50 });
    const notes = notifications.filter(({ type }) => type === 'assignment').map(({ title }) => title);
    const subjects = (await listMailsTo(user.email)).map(({ subject }) => subject);
    return { notes: notes.toReversed(), subjects };
  };
  const both = (...titles: string[]) => ({ notes: titles, subjects: titles });
  const again = async () => {
    const stored = await getAssignment(assignment);
    if (!stored) throw new Error('No such assignment');
    return stored;
  };
  const change = async (wanted: Omit<AssignmentChange, 'revision'>) => {
    const stored = await again();
    return changeAssignment(stored, { revision: stored.revision, ...wanted }, 'somebody');
  };
  return { ...world, quiz, ada, bo, assignment, told, both, again, change };
}

const [NEW, SOON, TOMORROW, LATE] = [
  'A quiz was assigned to you',
  'A quiz is due in three days',
  'A quiz is due in a day',
  'Your quiz is overdue',
];

describe('people hear of an assignment', () => {
  it('at once, and whoever has not finished three days and a day before, and a day after', async () => {
    const { ada, bo, law, person, quiz, assignment, told, both } = await assigned();
    const stranger = await person(law);
    await follow();
    expect([await told(ada), await told(bo)]).toEqual([both(NEW), both(NEW)]);
    goOn(4 * DAY + HOUR);
    await sweep(assignment);
    expect(await told(ada)).toEqual(both(NEW, SOON));
    await take(quiz.id, await tokenOf(ada.user), RIGHT);
    goOn(2 * DAY);
    await sweep(assignment);
    goOn(2 * DAY);
    await sweep(assignment);
    await sweep(assignment);
    expect(await told(ada)).toEqual(both(NEW, SOON));
    expect(await told(bo)).toEqual(both(NEW, SOON, TOMORROW, LATE));
    expect(await told(stranger)).toEqual(both());
  });

  it('and no reminder once they have finished, or have left', async () => {
    const { id, ada, bo, quiz, assignment, told, both } = await assigned();
    await follow();
    await take(quiz.id, ada.token, RIGHT);
    await forget(id, bo.user.id);
    goOn(4 * DAY + HOUR);
    await sweep(assignment);
    expect([await told(ada), await told(bo)]).toEqual([both(NEW), both(NEW)]);
  });

  it('in their language, as it is due by the clock of the organization', async () => {
    const { ada, told } = await assigned();
    await changeAccount(ada.user.id, { language: 'de' });
    await follow();
    expect((await told(ada)).subjects).toEqual(['Dir wurde ein Quiz zugewiesen']);
    expect((await listMailsTo(ada.user.email)).at(-1)?.body.text).toContain('(UTC)');
  });

  it('when it is due at another moment, and are reminded by that one alone', async () => {
    const { ada, assignment, told, both, change } = await assigned();
    await follow();
    const moved = await change({ dueAt: new Date(now() + 30 * DAY).toISOString() });
    await follow();
    goOn(4 * DAY + HOUR);
    await sweep(assignment);
    const MOVED = 'Your quiz is due at another time';
    expect(await told(ada)).toEqual(both(NEW, MOVED));
    goOn(23 * DAY);
    await sweep(moved);
    expect(await told(ada)).toEqual(both(NEW, MOVED, SOON));
  });

  it('of another moment again only hours later, of the last one, or where it is due before', async () => {
    const { ada, assignment, told, both, change } = await assigned();
    const MOVED = 'Your quiz is due at another time';
    const inDays = (days: number) => ({ dueAt: new Date(now() + days * DAY).toISOString() });
    const ref = formatAssignmentRef(assignment);
    await follow();
    await change(inDays(30));
    await follow();
    goOn(HOUR);
    for (const days of [31, 32, 20]) await change(inDays(days));
    await follow();
    expect([await told(ada), await scheduleReminders(ref)]).toEqual([both(NEW, MOVED), false]);
    goOn(2 * HOUR);
    expect([await scheduleReminders(ref), await scheduleReminders(ref)]).toEqual([true, false]);
    await follow();
    expect(await told(ada)).toEqual(both(NEW, MOVED, MOVED));
    const day = new Date(now() - 2 * HOUR + 20 * DAY).getUTCDate();
    expect((await listMailsTo(ada.user.email)).at(-1)?.body.text).toContain(` ${day}, `);
    await change(inDays(0.05));
    await follow();
    expect(await told(ada)).toEqual(both(NEW, MOVED, MOVED, MOVED));
  });

  it('when it is for them as well from now on, and the others only that it was moved', async () => {
    const { ada, bo, law, person, assignment, told, both, change, id } = await assigned();
    const [cy, di] = [await person(law), await person(law)];
    await follow();
    const to = { everyone: false, departmentIds: [], userIds: [ada.user.id, cy.user.id] };
    await change({ to });
    await follow();
    expect([await told(ada), await told(bo), await told(cy)]).toEqual([both(NEW), both(NEW), both(NEW)]);
    await change({ to: { ...to, everyone: true }, dueAt: new Date(assignment.dueAt + DAY).toISOString() });
    await follow();
    const MOVED = 'Your quiz is due at another time';
    expect([await told(ada), await told(cy), await told(di)]).toEqual([
      both(NEW, MOVED),
      both(NEW, MOVED),
      both(NEW),
    ]);
    await change({ to: { ...to, everyone: true } });
    await expect(change({ to: { ...to, userIds: ['x'.repeat(20)] } })).rejects.toThrow();
    await follow();
    expect(await told(di)).toEqual(both(NEW));
    const { entries } = await listOrganizationAudit(id, { limit: 10, after: undefined });
    const changes = entries.filter(({ data }) => 'what' in data && data.what === 'changed');
    expect(changes).toHaveLength(2);
  });

  it('step by step, among whoever is in other departments', async () => {
    const { id: organizationId, ada, bo, law, assignment, told, both } = await assigned();
    const others = ['0', 'z'].flatMap((first) =>
      Array.from({ length: 150 }, (_, n) => `${first}${String(n).padStart(19, '0')}`),
    );
    await putItems(
      others.flatMap((userId) => {
        const member = { userId, name: 'Ada', role: 'member' as const, departmentId: law };
        const { membership } = newMembershipItems({ id: organizationId, name: 'Acme' }, member);
        return membership.Put?.Item ? [membership.Put.Item] : [];
      }),
    );
    const { id, dueAt, createdAt: at } = assignment;
    const input = { organizationId, id, dueAt, news: 'assigned', at } as const;
    const first = await notifyAssignees.step(input, undefined);
    if (!('cursor' in first)) throw new Error('All in one step');
    expect(await notifyAssignees.step(input, first.cursor)).toMatchObject({ result: { told: 2 } });
    await follow();
    expect([await told(ada), await told(bo)]).toEqual([both(NEW), both(NEW)]);
  });

  it('when somebody reminds them, once a day', async () => {
    const { ada, told, both, again } = await assigned();
    await follow();
    await sendAssignmentReminder(await again(), 'somebody');
    await expect(sendAssignmentReminder(await again(), 'somebody')).rejects.toThrow('within the last day');
    await follow();
    expect(await told(ada)).toEqual(both(NEW, 'A quiz waits for you'));
    goOn(DAY);
    await sendAssignmentReminder(await again(), 'somebody');
  });

  it('once a day, also where its note is changed at the same time', async () => {
    const { assignment, again } = await assigned();
    const before = await again();
    await sendAssignmentReminder(before, 'somebody');
    await changeAssignment(before, { revision: before.revision, note: 'Other' }, 'somebody');
    expect(await again()).toMatchObject({ note: 'Other', askedAt: expect.any(Number) as number });
    await expect(sendAssignmentReminder(assignment, 'somebody')).rejects.toThrow('within the last day');
  });

  it('once, however often a step comes', async () => {
    const { ada, assignment, told, both } = await assigned();
    const { organizationId, id, dueAt, createdAt: at } = assignment;
    const input = { organizationId, id, dueAt, news: 'assigned', at } as const;
    await notifyAssignees.step(input, undefined);
    await notifyAssignees.step(input, undefined);
    await follow();
    expect(await told(ada)).toEqual(both(NEW));
  });
});

describe('nobody hears', () => {
  it.each([
    ['of one that was cancelled', async (of: Of) => removeAssignment(of.assignment, 'somebody')],
    [
      'in an organization that was deleted',
      async ({ id }: Of) => {
        const organization = await getOrganization(id);
        if (organization)
          await transactWrite({ organization: closeOrganizationItem(organization, nowIso()) });
      },
    ],
    [
      'of a quiz that cannot be taken',
      async (of: Of) => {
        const quiz = await getQuiz(of.quiz.id);
        if (quiz) await applyStatusAction(quiz, 'pause');
      },
    ],
  ])('%s', async (_, end) => {
    const of = await assigned();
    await end(of);
    await follow();
    goOn(4 * DAY + HOUR);
    await sweep(of.assignment);
    expect(await of.told(of.ada)).toEqual(of.both());
  });

  it('that a quiz is overdue that has ended, also by hand', async () => {
    const of = await assigned({}, { isScheduled: true, endDate: new Date(now() + 7.5 * DAY).toISOString() });
    await follow();
    goOn(8 * DAY + HOUR);
    await sweep(of.assignment);
    const asking = sendAssignmentReminder(await of.again(), 'somebody');
    await expect(asking).rejects.toThrow('cannot be taken any more');
    await follow();
    expect(await of.told(of.ada)).toEqual(of.both(NEW));
  });

  it('a reminder twice, nor one that is half a day late', async () => {
    const { assignment } = await assigned();
    goOn(4 * DAY);
    const ref = formatAssignmentRef(assignment);
    expect([await scheduleReminders(ref), await scheduleReminders(ref)]).toEqual([true, false]);
    goOn(2 * DAY + 13 * HOUR);
    expect(await scheduleReminders(ref)).toBe(false);
  });
});
type Of = Awaited<ReturnType<typeof assigned>>;
