import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { changeAccount } from '../../accounts/model/users.ts';
import { now } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as getParticipant } from '../../results/handlers/get-participant.ts';
import { handler as getQuizOverview } from '../../results/handlers/get-quiz-overview.ts';
import { handler as getSubmissionDetails } from '../../results/handlers/get-submission-details.ts';
import { handler as listParticipants } from '../../results/handlers/list-participants.ts';

const stream = await testStream(everyReader(), now);

/** A quiz that somebody with a picture and a guest have taken. */
async function taken() {
  const { user: owner, token } = await signedIn();
  const quiz = await publishedQuiz({ quiz: { ownerId: owner.id } });
  const { user } = await signedIn({ name: 'Grace' });
  const avatarKey = `avatar/${user.id}/face.webp`;
  await changeAccount(user.id, { avatarKey });
  const session = (await start(quiz.id, {}, await tokenOf(user))).body.data;
  await submit(session, RIGHT);
  const guest = (await start(quiz.id)).body.data;
  await submit(guest, RIGHT);
  await stream.drain();
  return { quiz, token, session, guest, user, picture: `/media/${avatarKey}` };
}

describe('the picture of a participant with an account', () => {
  it('stands beside the name in list, dialog, overview and details, and a guest has none', async () => {
    const { quiz, token, session, guest, user, picture } = await taken();
    const ask = { token, params: { id: quiz.id } };
    const list = await invokeEndpoint(listParticipants, quizzes.listParticipants, ask);
    const pictures = new Map(
      list.body.data.participants.map(({ submissionId, avatarUrl }) => [submissionId, avatarUrl]),
    );
    expect(pictures.get(session.sessionId)).toBe(picture);
    expect(pictures.get(guest.sessionId)).toBeUndefined();
    const overview = await invokeEndpoint(getQuizOverview, quizzes.getQuizOverview, ask);
    expect(overview.body.data.recentAttempts.map(({ avatarUrl }) => avatarUrl).filter(Boolean)).toEqual([
      picture,
    ]);
    const person = await invokeEndpoint(getParticipant, quizzes.getParticipant, {
      token,
      params: { id: quiz.id, participantId: `u_${user.id}` },
    });
    expect(person.body.data.avatarUrl).toBe(picture);
    const details = (id: string) =>
      invokeEndpoint(getSubmissionDetails, quizzes.getSubmissionDetails, { token, params: { id } });
    expect((await details(session.sessionId)).body.data.participant.avatarUrl).toBe(picture);
    expect((await details(guest.sessionId)).body.data.participant).not.toHaveProperty('avatarUrl');
  });

  it('is gone when it is taken away, and costs the list one call for all', async () => {
    const { quiz, token, user } = await taken();
    await changeAccount(user.id, { avatarKey: undefined });
    const list = await measureCost(() =>
      invokeEndpoint(listParticipants, quizzes.listParticipants, { token, params: { id: quiz.id } }),
    );
    expect(JSON.stringify(list.result.body)).not.toContain('avatar');
    expect(list.consumed.trips).toBeLessThanOrEqual(6);
  });
});
