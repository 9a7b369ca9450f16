import { quizBank } from '@quizhall/shared/contract/quizzes/quiz-bank';
import { LIMITS } from '@quizhall/shared/model/limits';
import { normaliseQuestions } from '@quizhall/shared/rules/quizzes/normalize-questions';
import { acceptQuestionFiles } from '../use-cases/quiz-files.ts';
import { bankBytes, toBankId, listSavedQuestionSizes, removeFromBank, saveToBank } from '../model/bank.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';

const QUESTION_ID_LENGTH = 8;

export const handler = permittedEndpoint(quizBank.saveToBank, async ({ body, user }) => {
  const { id: _, ...written } = body.question;
  const [written1] = normaliseQuestions([written], () => randomText(QUESTION_ID_LENGTH));
  if (!written1?.question) {
    throw new AppError('INVALID_INPUT', { errors: { 'question.question': 'Please write the question' } });
  }
  const question = await acceptQuestionFiles(written1, user.id);
  const id = toBankId(question);
  const former = body.replaces === id ? undefined : body.replaces;
  const sizes = await listSavedQuestionSizes(user.id);
  for (const gone of [id, former]) if (gone !== undefined) sizes.delete(gone);
  const bytes = [...sizes.values()].reduce((total, size) => total + size, bankBytes(question));
  if (sizes.size >= LIMITS.bank || bytes > LIMITS.bankBytes) throw new AppError('BANK_FULL');
  await saveToBank(user.id, { id, question, category: body.category, savedAt: nowIso() });
  // It may have gone meanwhile, from another window: what was to be saved is.
  if (former !== undefined) await removeFromBank(user.id, former);
  return { id, question };
});
