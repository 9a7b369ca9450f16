import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { ERRORS } from '@quizhall/shared/contract/errors';
import type { EntryCard } from '@quizhall/shared/model/attempts/entry-card';
import { foreseenRefusal } from '@quizhall/shared/rules/attempts/entry';
import { now, nowIso } from '../../platform/clock.ts';
import { endpoint } from '../../http/endpoint.ts';
import { attemptsOf } from '../model/visitor-attempts.ts';
import { entryCardOf } from '../model/entry-card.ts';
import { findQuiz } from '../use-cases/find-quiz.ts';
import { participantsOf } from '../model/participant-limit.ts';
import { standingOf } from '../../results/model/entry-facts.ts';
import { isKnownByEmail } from '../model/participant.ts';

export const handler = endpoint(attempts.getPredata, async ({ params, query, user, address }) => {
  const quiz = await findQuiz(params.id, address);
  const { key, used, granted, running, done, finished } = await attemptsOf(quiz, user, query.deviceId);
  const visitor = await standingOf(quiz, { user, deviceId: query.deviceId });
  // A guest who is known by an address gives it with the start: only that can tell who is in.
  const others = user || !isKnownByEmail(quiz.settings) ? await participantsOf(quiz, key) : undefined;
  const refusal = foreseenRefusal(
    quiz,
    { ...visitor, password: 'later', attempts: { used, running, done, granted }, others },
    now(),
  );
  const blocked = running ? undefined : refusal;
  const card = await entryCardOf(quiz, visitor.isStranger && !running);
  return {
    ...card,
    serverNow: nowIso(),
    accessHints: { ...card.accessHints, userHasPaid: visitor.hasPaid },
    participantInfoReqs: user ? askedOfAccount(card.participantInfoReqs) : card.participantInfoReqs,
    attempts: {
      used,
      max: card.settingsSummary.maxAttempts && card.settingsSummary.maxAttempts + (granted ?? 0),
      resumable: running,
      // To whoever can open it with nothing but the sign-in; a guest's device has its own key to it.
      lastFinished: user && finished,
    },
    blocked: blocked && { code: blocked, message: ERRORS[blocked][1] },
  };
});

/** The account already tells name and address. */
const askedOfAccount = (fields: EntryCard['participantInfoReqs']) =>
  fields.filter(({ field }) => field !== 'name' && field !== 'email');
