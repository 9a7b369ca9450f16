import type { Certificate } from '@quizhall/shared/model/certificates/certificate';
import { parseCertificateCode } from '@quizhall/shared/rules/certificates/certificate-code';
import { DELETED_PARTICIPANT } from '@quizhall/shared/rules/accounts/deleted-account';
import { scoreWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { findCertificate } from '../model/certificates.ts';
import { getQuizOrganization } from '../../quizzes/model/quiz-organization.ts';
import { findLiveQuiz, type LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { listNames } from '../../accounts/model/users.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { brandOf } from '../../attempts/model/brand.ts';
import { NAMELESS } from '../../attempts/model/participant.ts';

/** Stands for whoever is gone. */
const SITE_NAME = 'Quizhall';
const NOBODY: ReadonlySet<string> = new Set([NAMELESS, '', DELETED_PARTICIPANT]);

/** A certificate by its code as somebody typed it. @throws AppError NOT_FOUND */
export async function shownCertificate(typed: string): Promise<Certificate> {
  const code = parseCertificateCode(typed);
  const certificate = code === undefined ? undefined : await certificateBy(code);
  if (!certificate) throw new AppError('NOT_FOUND');
  return certificate;
}

/** A certificate by its code; undefined for one that nobody has, or whose score may not be known yet. */
async function certificateBy(code: string): Promise<Certificate | undefined> {
  const attemptId = await findCertificate(code);
  const attempt = attemptId === undefined ? undefined : await getAttempt(attemptId);
  const quiz = attempt && (await findLiveQuiz(attempt.quizId));
  const { card } = attempt ?? {};
  if (!attempt || !card?.certificate || !quiz || scoreWithheld(card, quiz, now())) return undefined;
  return {
    code,
    valid: card.passed && !card.uncounted,
    name: NOBODY.has(attempt.name) ? undefined : attempt.name,
    quizTitle: card.quizTitle,
    score: card.percentage,
    completedAt: new Date(card.completedAt).toISOString(),
    template: card.certificate,
    ...(await issuerOf(quiz)),
  };
}

/** Whose quiz it is today: their name stands for what they ask and how they mark. */
async function issuerOf(quiz: LiveQuiz): Promise<Pick<Certificate, 'issuer' | 'brand'>> {
  const owner = ownerOf(quiz.ownerId);
  if ('person' in owner) return { issuer: (await listNames([owner.person])).get(owner.person) ?? SITE_NAME };
  const house = await getQuizOrganization(quiz);
  return house ? { issuer: house.name, brand: brandOf(house) } : { issuer: SITE_NAME };
}
