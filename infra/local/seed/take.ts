import { contract } from '@quizhall/shared/contract';
import type { DemoRole } from './accounts.ts';
import { call } from './api.ts';
import type { Sitting } from './sittings.ts';

export interface TakeOptions {
  api: string;
  /** Id of each quiz by its title. */
  ids: ReadonlyMap<string, string>;
  /** Access tokens of the demo accounts. */
  tokens: ReadonlyMap<DemoRole, string>;
  /** Sets the handlers' clock to so many milliseconds before now. */
  goBack: (ms: number) => void;
  /** An earlier seed was interrupted: somebody may have taken a quiz already. */
  isRepeated: boolean;
}

/** Lets everybody take their quiz at their time, one after the other, because there is one clock for all. */
export async function takeAll(sittings: readonly Sitting[], options: TakeOptions): Promise<void> {
  const begun = new Map<string, number>();
  for (const sitting of sittings) {
    const who = keyOf(sitting);
    const used = begun.get(who) ?? (options.isRepeated ? await attemptsOf(sitting, options) : 0);
    const earlier = sittings.filter((one) => keyOf(one) === who).indexOf(sitting);
    if (earlier >= used) await take(sitting, options);
    begun.set(who, used);
  }
}

const keyOf = ({ quiz, who }: Sitting) => `${quiz} ${'role' in who ? who.role : who.guest}`;

/** How many attempts at this quiz this person had before the seed. */
async function attemptsOf(sitting: Sitting, { api, ids, tokens }: TakeOptions): Promise<number> {
  const { id, request } = participantOf(sitting, ids, tokens);
  const query: Record<string, string> = request.deviceId ? { deviceId: request.deviceId } : {};
  const { attempts } = await call(api, contract.attempts.getPredata, {
    params: { id },
    query,
    token: request.token,
  });
  return attempts.used;
}

async function take(sitting: Sitting, { api, ids, tokens, goBack }: TakeOptions): Promise<void> {
  const { id, request } = participantOf(sitting, ids, tokens);
  const { token, ...body } = request;
  goBack(sitting.startedBefore);
  const { sessionId, sessionToken, quiz } = await call(api, contract.attempts.startAttempt, {
    params: { id },
    body,
    token,
  });
  goBack(sitting.startedBefore - sitting.seconds * 1_000);
  const answers = quiz.questions.flatMap(({ _id: questionId, question }) => {
    const answer = sitting.answers.get(question);
    return answer ? [{ questionId, ...answer }] : [];
  });
  const headers = { 'x-session-token': sessionToken };
  await call(api, contract.attempts.submitAttempt, {
    params: { quizId: id },
    body: { sessionId, answers, totalTimeSpent: sitting.seconds },
    headers,
    token,
  });
  if (sitting.rating)
    await call(api, contract.feedback.rateQuiz, {
      params: { quizId: id },
      body: { rating: sitting.rating, submissionId: sessionId },
      headers,
      token,
    });
}

function participantOf({ quiz, who }: Sitting, ids: TakeOptions['ids'], tokens: TakeOptions['tokens']) {
  const id = ids.get(quiz) ?? '';
  if ('role' in who) return { id, request: { token: tokens.get(who.role) } };
  const { guest, ...participantInfo } = who;
  return { id, request: { deviceId: `demo-device-${guest}`, participantInfo } };
}
