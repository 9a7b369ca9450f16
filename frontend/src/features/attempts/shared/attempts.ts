import { routes } from 'virtual:contract-routes';
import type { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { BodyOf, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { Success } from '@quizhall/shared/contract/errors';
import type { AttemptResult, ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import type { SavedAnswer } from '@quizhall/shared/model/attempts/attempt';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { call } from '@/lib/api/call.ts';
import { sendAsUser } from '@/lib/api/authorized-send.ts';
import { fillPath, fromResponse, send } from '@/lib/api/transport.ts';
import { deviceId } from '@/lib/device-id.ts';
import { language } from '@/lib/language.ts';
import { mayGoOnAsPerson } from '../result/may-go-on-as-person.ts';

type StartBody = BodyOf<typeof attempts.startAttempt>;
export type StartInput = Pick<StartBody, 'password' | 'participantInfo' | 'emailCode'> &
  Partial<Pick<StartBody, 'continueAttempt' | 'displayName' | 'hideFromLeaderboard'>>;
export type SaveInput = BodyOf<typeof attempts.saveProgress>;
export type SaveAnswer = ResponseOf<typeof attempts.saveProgress>;
export type HandInInput = BodyOf<typeof attempts.submitAttempt>;

/** A hung request on a bad network must not hold up the next one. */
const SAVE_TIMEOUT_MS = 15_000;
const HAND_IN_TIMEOUT_MS = 30_000;

/**
 * The token of the attempt alone opens a running attempt: a sign-in that expires in the middle of a quiz, or a person who signs
 * out in another tab, never stands between answers and server.
 */
const tokenHeader = (sessionToken: string) => ({ 'x-session-token': sessionToken });

/** What everybody sees of a quiz. Nothing of the caller goes along: one answer is kept for all who ask. */
export const getCard = (ref: string, signal: AbortSignal) =>
  send(routes.attempts.getCard, { params: { id: ref } }, { signal });

export function getPredata(ref: string, signal: AbortSignal): Promise<Predata> {
  return call(
    routes.attempts.getPredata,
    { params: { id: ref }, query: { deviceId: deviceId() } },
    { signal, quiet: true },
  );
}

/** Comes with the code of the runner, which is there before a start: the page that leads to it does not carry it. */
const describe = async () => (await import('../take/this-device.ts')).thisDevice();

/** Starts an attempt in the name of whoever is signed in, or goes on with the running one. */
export async function startAttempt(
  ref: string,
  input: StartInput,
  signal: AbortSignal,
): Promise<StartedAttempt> {
  return call(
    routes.attempts.startAttempt,
    { params: { id: ref }, body: { ...input, deviceId: deviceId(), metadata: await describe() } },
    { signal, quiet: true },
  );
}

/** Has a code mailed to an address that was used on another device before. */
export function sendEntryCode(quizId: string, email: string) {
  const body = { email, deviceId: deviceId(), language };
  return call(routes.attempts.sendEntryCode, { params: { id: quizId }, body }, { quiet: true });
}

interface Running {
  sessionId: string;
  quizId: string;
  /** The account that began it; undefined for a guest. */
  userId: string | undefined;
  participantInfo: Record<string, string> | undefined;
}

/**
 * What the server holds of a running attempt, for the same participant who began it: never as somebody else, and never of
 * another attempt. @throws ApiError ATTEMPT_FINISHED
 */
export async function resumeAttempt(
  { sessionId, quizId, userId, participantInfo }: Running,
  signal: AbortSignal,
): Promise<StartedAttempt> {
  const parts = {
    params: { id: quizId },
    body: {
      ...(participantInfo && { participantInfo }),
      deviceId: deviceId(),
      sessionId,
      metadata: await describe(),
    },
  };
  const request = userId === undefined ? send : sendAsUser;
  return (await request(routes.attempts.startAttempt, parts, { signal, timeout: SAVE_TIMEOUT_MS })).data;
}

export async function saveProgress(
  sessionId: string,
  sessionToken: string,
  body: SaveInput,
  signal: AbortSignal,
): Promise<SaveAnswer> {
  const options = { signal, timeout: SAVE_TIMEOUT_MS, headers: tokenHeader(sessionToken) };
  return (await send(routes.attempts.saveProgress, { params: { sessionId }, body }, options)).data;
}

/** In practice: checks an answer, which stands from then on. @throws ApiError */
export async function checkAnswer(
  sessionId: string,
  sessionToken: string,
  body: SavedAnswer,
): Promise<ReviewedAnswer> {
  const options = { timeout: SAVE_TIMEOUT_MS, headers: tokenHeader(sessionToken) };
  return (await send(routes.attempts.checkAnswer, { params: { sessionId }, body }, options)).data.feedback;
}

/** Browsers keep at most 64 KB of such requests alive in all. */
const KEEPALIVE_BYTES = 60_000;

/**
 * A save that the browser finishes after the page has gone, if it is small enough. Straight through `fetch`, because
 * only it can be told so. A page that was only hidden hears the answer.
 */
export async function flushProgress(
  sessionId: string,
  sessionToken: string,
  input: SaveInput,
): Promise<SaveAnswer> {
  const { method, path } = routes.attempts.saveProgress;
  const body = JSON.stringify(input);
  const keepalive = new TextEncoder().encode(body).length <= KEEPALIVE_BYTES;
  const headers = { 'content-type': 'application/json', ...tokenHeader(sessionToken) };
  const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS);
  const request = { method, headers, body, keepalive, signal };
  const response = await fetch(`/api${fillPath(path, { sessionId })}`, request);
  const text = await response.text();
  if (!response.ok) {
    throw fromResponse({
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: text,
    });
  }
  return (JSON.parse(text) as Success<SaveAnswer>).data;
}

export async function submitAttempt(
  quizId: string,
  sessionToken: string,
  body: HandInInput,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const options = { signal, timeout: HAND_IN_TIMEOUT_MS, headers: tokenHeader(sessionToken) };
  return (await send(routes.attempts.submitAttempt, { params: { quizId }, body }, options)).data;
}

/** With the token of this browser, or else, also once that one is too old, in the name of whoever is signed in. */
export async function getResult(
  submissionId: string,
  sessionToken: string | undefined,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const parts = { params: { id: submissionId } };
  const asPerson = () => call(routes.attempts.getResult, parts, { signal, quiet: true });
  if (!sessionToken) return asPerson();
  try {
    const options = { signal, timeout: SAVE_TIMEOUT_MS, headers: tokenHeader(sessionToken) };
    return (await send(routes.attempts.getResult, parts, options)).data;
  } catch (error) {
    if (mayGoOnAsPerson(error)) return asPerson();
    throw error;
  }
}
