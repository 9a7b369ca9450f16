import {
  copyToBank,
  listCopies,
  listSaved,
  listSavedSizes,
  removeCopies,
  removeFromBank,
  saveToBank,
} from '@quizhall/functions/_data/bank.ts';
import { listQuestionSums } from '@quizhall/functions/_data/question-sums.ts';
import { listContents, listCurrentContents } from '@quizhall/functions/_data/quiz-contents.ts';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import type { Pattern } from './pattern.ts';
import { quiz } from './sample.ts';

const owner = quiz.ownerId;
const id = '0123456789abcdefghijkl';

/** The question bank of the sample quiz's owner. */
export const bank: Pattern[] = [
  {
    id: 'C4',
    question: 'the content of a quiz (up to 100 at once)',
    key: 'QUIZ#id / V#n#chunk or DRAFT#chunk',
    name: 'listContents',
    run: () => listContents([{ id: quiz.id, version: 1 }]),
  },
  {
    id: 'C4',
    question: 'the content of a quiz as it is now (up to 100 at once)',
    key: 'QUIZ#id / META, V#n#chunk or DRAFT#chunk',
    name: 'listCurrentContents',
    run: () => listCurrentContents([quiz.id]),
  },
  {
    id: 'S6',
    question: 'how were the questions of a quiz answered? (up to 100 at once)',
    key: 'QUIZ#id / NUMBERS, STATS#shard',
    name: 'listQuestionSums',
    run: () => listQuestionSums([quiz.id]),
  },
  {
    id: 'W1',
    question: 'save a question to the bank by itself',
    key: 'BANK#owner / QUESTION#digest',
    name: 'saveToBank',
    run: () =>
      saveToBank(owner, { id, question: buildQuestion(), category: 'general', savedAt: quiz.createdAt }),
  },
  {
    id: 'W3',
    question: 'how many are saved by themselves, and how large are they?',
    key: 'BANK#owner / QUESTION#…',
    name: 'listSavedSizes',
    run: () => listSavedSizes(owner),
  },
  {
    id: 'W4',
    question: 'the questions saved by themselves',
    key: 'BANK#owner / QUESTION#…',
    name: 'listSaved',
    run: () => listSaved(owner),
  },
  {
    id: 'W6',
    question: 'copy a quiz of 50 questions into the bank (up to 100 quizzes at once)',
    key: 'QUIZ#id / META, V#n#chunk; BANK#owner / QUIZ#created#id#chunk',
    name: 'copyToBank',
    run: () => copyToBank(owner, [quiz]),
  },
  {
    id: 'W5',
    question: 'the questions of all quizzes of an owner',
    key: 'BANK#owner / QUIZ#…',
    name: 'listCopies',
    run: () => listCopies(owner),
  },
  {
    id: 'W7',
    question: 'take the copy of a quiz that is gone out of the bank',
    key: 'BANK#owner / QUIZ#created#id#chunk',
    name: 'removeCopies',
    run: async () => removeCopies((await listCopies(owner)).parts),
  },
  {
    id: 'W2',
    question: 'take a question out of the bank',
    key: 'BANK#owner / QUESTION#digest',
    name: 'removeFromBank',
    run: () => removeFromBank(owner, id),
  },
];
