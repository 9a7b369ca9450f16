import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { expect, it } from 'vitest';
import { getQuiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { writeResults } from '../../results/model/index.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { organizationWorld, take } from '../../testing/organization-world.ts';
import { someAssignment } from '../../testing/organizations.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT } from '../../testing/taking.ts';
import { handler as listParticipants } from '../../results/handlers/list-participants.ts';
import { handler as listQuizzes } from './list-organization-quizzes.ts';

const stream = await testStream(everyReader(), now);

it('shows the department of participants, in the list, its filter and the files of results', async () => {
  const { admin, art, law, person, quiz } = await organizationWorld();
  const [ada, bo] = [await person(art), await person(law)];
  await take(quiz.id, ada.token, RIGHT);
  await take(quiz.id, bo.token, RIGHT);
  await take(quiz.id, admin.token, RIGHT);
  await stream.drain();
  const participants = async (query: object = {}) =>
    (
      await invokeEndpoint(listParticipants, quizzes.listParticipants, {
        token: admin.token,
        params: { id: quiz.id },
        query,
      })
    ).body.data;
  const all = await participants();
  expect(all.departments?.map(({ name }) => name)).toEqual(['Art', 'Law']);
  const departmentOf = new Map(all.participants.map((one) => [one.participantId, one.department?.name]));
  expect(departmentOf.get(`u_${ada.user.id}`)).toBe('Art');
  expect(departmentOf.get(`u_${bo.user.id}`)).toBe('Law');
  expect(departmentOf.get(`u_${admin.user.id}`)).toBeUndefined();
  const inArt = await participants({ departmentId: art });
  expect(inArt.participants.map((one) => one.participantId)).toEqual([`u_${ada.user.id}`]);
  expect(inArt.counts.all).toBe(1);
  expect((await participants({ departmentId: 'none' })).participants).toHaveLength(1);
  const stored = await getQuiz(quiz.id);
  if (!stored) throw new Error('no quiz');
  const csv = Buffer.from((await writeResults(stored, 'csv')).bytes).toString('utf8');
  const [heading = '', ...rows] = csv.trim().split('\r\n');
  const column = heading.split(',').indexOf('Department');
  expect(column).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.split(',')[column]))).toEqual(new Set(['', 'Art', 'Law']));
  expect((await writeResults(stored, 'xlsx')).bytes.length).toBeGreaterThan(0);
});

it('shows and filters the departments of quizzes: of the creator, and those a quiz is assigned to', async () => {
  const { id, admin, art, law, quiz } = await organizationWorld();
  await someAssignment(id, { quizId: quiz.id, everyone: false, departmentIds: [law] });
  const list = async (query: object = {}) =>
    (
      await invokeEndpoint(listQuizzes, organizations.listOrganizationQuizzes, {
        token: admin.token,
        params: { id },
        query,
      })
    ).body.data;
  const all = await list();
  expect(all.departments?.map(({ name }) => name)).toEqual(['Art', 'Law']);
  expect(all.quizzes[0]?.departments?.map(({ name }) => name)).toEqual(['Law']);
  expect((await list({ departmentId: law })).total).toBe(1);
  expect((await list({ departmentId: art })).total).toBe(0);
});
