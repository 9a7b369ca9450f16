import { DEFAULT_TIME_LIMIT_MINUTES } from '@quizhall/shared/rules/attempts/deadline';
import { mostSaves } from '@quizhall/shared/rules/attempts/save-pace';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { personAt } from '@quizhall/shared/testing/person';
import { afterEach, expect, it } from 'vitest';
import { setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { personTaking } from '../../testing/person.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { start } from '../../testing/taking.ts';

const SAVES = mostSaves(DEFAULT_TIME_LIMIT_MINUTES * 60_000);
const questions = Array.from({ length: 50 }, (_, n) => buildQuestion({ id: `question${n}`, timeLimit: 0 }));
const PEOPLE = 20;

afterEach(() => setClock(0));

/** Write units of a person's dearest save and of the hand-in, with name and address, at a quiz of 50 questions. */
async function unitsOf(quizId: string, participant: number, token?: string) {
  const { metadata } = personAt([], participant, 0);
  const name = `Maximilian Mustermann ${participant}`;
  const participantInfo = { name, email: `maximilian.mustermann${participant}@example.com` };
  const device = { deviceId: `device-of-participant-${participant}`, metadata };
  const session = (await start(quizId, { ...device, ...(!token && { participantInfo }) }, token)).body.data;
  const person = personTaking(session, participant);
  setClock(person.takenMs);
  let save = 0;
  for (let seq = 1; seq <= SAVES; seq++) {
    const { result, consumed } = await measureCost(() => person.save(seq, SAVES));
    expect(result.status).toBe(200);
    save = Math.max(save, consumed.write);
  }
  const { result, consumed } = await measureCost(() => person.submit(SAVES));
  expect(result.status).toBe(200);
  setClock(0);
  return { save, submit: consumed.write };
}

it('a save costs one unit and a hand-in three, whatever a guest is called and however they went through the quiz', async () => {
  const { id } = await publishedQuiz({ questions });
  for (let participant = 0; participant < PEOPLE; participant++)
    expect(await unitsOf(id, participant)).toEqual({ save: 1, submit: 3 });
});

it('a hand-in of an account costs one unit more, for the entry in its own list', async () => {
  const { id } = await publishedQuiz({ questions });
  const { token } = await signedIn();
  expect(await unitsOf(id, 1, token)).toEqual({ save: 1, submit: 4 });
});
