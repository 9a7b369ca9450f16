import { quizBank } from '@quizhall/shared/contract/quiz-bank';
import { LIMITS } from '@quizhall/shared/model/limits';
import { normaliseQuestions } from '@quizhall/shared/rules/normalise';
import { bankIdOf } from '../_authoring/bank.ts';
import { acceptQuestionFiles } from '../_authoring/quiz-files.ts';
import { countSaved, saveToBank } from '../_data/bank.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { nowIso } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';
import { randomText } from '../_platform/random.ts';

const QUESTION_ID_LENGTH = 8;

export const handler = permittedEndpoint(quizBank.saveToBank, async ({ body, user }) => {
  const { id: _, ...written } = body.question;
  const [written1] = normaliseQuestions([written], () => randomText(QUESTION_ID_LENGTH));
  if (!written1?.question) {
    throw new AppError('INVALID_INPUT', { errors: { 'question.question': 'Please write the question' } });
  }
  if ((await countSaved(user.id)) >= LIMITS.bank) throw new AppError('BANK_FULL');
  const question = await acceptQuestionFiles(written1, user.id);
  const id = bankIdOf(question);
  await saveToBank(user.id, { id, question, category: body.category, savedAt: nowIso() });
  return { id, question };
});
