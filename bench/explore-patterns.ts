import {
  getManifest,
  listCatalogueEntries,
  putCatalogueChange,
  putManifest,
  putReadEntry,
  readCatalogue,
  shardOf,
} from '@quizhall/functions/_data/catalogue.ts';
import { getQuizzes } from '@quizhall/functions/_data/listed-quizzes.ts';
import {
  getQuizReport,
  listQuizReports,
  putQuizReport,
  settleQuizReport,
} from '@quizhall/functions/_data/quiz-reports.ts';
import { isSaved, listSavedIds, putSaved, removeSaved } from '@quizhall/functions/_data/saved-quizzes.ts';
import type { Pattern } from './pattern.ts';
import { quiz, user } from './sample.ts';

const { id, title, tags, description, category, difficulty, language, ownerId, createdAt } = quiz;
const entry = {
  id,
  title,
  tags,
  category,
  difficulty,
  language,
  ownerId,
  createdAt,
  text: description.slice(0, 600),
  isPaid: false,
};
const since = Date.parse(createdAt);

/** What everybody finds, and what people keep of it. */
export const exploring: readonly Pattern[] = [
  {
    id: 'X1',
    question: 'a listed quiz changed, with what tells the functions that search',
    key: 'CATALOGUE#shard / quiz, CATALOGUE / CHANGE#time#quiz',
    name: 'putCatalogueChange',
    run: () => putCatalogueChange({ id, entry, sequence: '1' }),
  },
  {
    id: 'X2',
    question: 'the listed quizzes of a shard (one)',
    key: 'CATALOGUE#shard',
    name: 'listCatalogueEntries',
    run: () => listCatalogueEntries(shardOf(id)),
  },
  {
    id: 'X3',
    question: 'which files is the catalogue made of, and what changed since? (one change)',
    key: 'CATALOGUE',
    name: 'readCatalogue',
    run: () => readCatalogue(0),
  },
  {
    id: 'X4',
    question: 'from now on it is made of these',
    key: 'CATALOGUE / MANIFEST',
    name: 'putManifest',
    run: () => putManifest({ since, segments: [], format: 'of the sample' }),
  },
  {
    id: 'X4',
    question: 'which files is it made of?',
    key: 'CATALOGUE',
    name: 'getManifest',
    run: getManifest,
  },
  {
    id: 'X5',
    question: 'put an entry as the quiz itself says',
    key: 'CATALOGUE#shard / quiz',
    name: 'putReadEntry',
    run: () => putReadEntry({ id, entry }, '1'),
  },
  {
    id: 'X6',
    question: 'quizzes as they are now (one; up to 100 at once)',
    key: 'QUIZ#id / META',
    name: 'getQuizzes',
    run: () => getQuizzes([id]),
  },
  {
    id: 'SV3',
    question: 'save a quiz for later',
    key: 'USER#id#SAVED / quiz',
    name: 'putSaved',
    run: () => putSaved(user.id, id),
  },
  {
    id: 'SV1',
    question: 'what has somebody saved? (one)',
    key: 'USER#id#SAVED',
    name: 'listSavedIds',
    run: () => listSavedIds(user.id),
  },
  {
    id: 'SV2',
    question: 'is this quiz among them?',
    key: 'USER#id#SAVED / quiz',
    name: 'isSaved',
    run: () => isSaved(user.id, id),
  },
  {
    id: 'SV4',
    question: 'do not keep it any more',
    key: 'USER#id#SAVED / quiz',
    name: 'removeSaved',
    run: () => removeSaved(user.id, id),
  },
  {
    id: 'RP1',
    question: 'report a quiz to whoever runs the site',
    key: 'QUIZREPORTS / ulid',
    name: 'putQuizReport',
    run: () => putQuizReport({ quizId: id, reason: 'spam', details: 'An advertisement.' }),
  },
  {
    id: 'RP2',
    question: 'what was reported of quizzes?',
    key: 'QUIZREPORTS',
    name: 'listQuizReports',
    run: () => listQuizReports(50, 'open'),
  },
  {
    id: 'RP3',
    question: 'one report',
    key: 'QUIZREPORTS / ulid',
    name: 'getQuizReport',
    run: () => getQuizReport('01JAAAAAAAAAAAAAAAAAAAAAAA'),
  },
  {
    id: 'RP4',
    question: 'say what came of it (here refused: it is gone)',
    key: 'QUIZREPORTS / ulid',
    name: 'settleQuizReport',
    run: () => settleQuizReport('01JAAAAAAAAAAAAAAAAAAAAAAA', 'Taken down', []),
  },
];
