import { listAssignedAttempts } from '@quizhall/functions/_data/assigned-attempts.ts';
import {
  askedReminder,
  deleteAssignment,
  getAssignment,
  listAssignmentsSince,
  newAssignment,
  notedNews,
  noteCounted,
  pageOfAllAssignments,
  pageOfAssignments,
  savedAssignment,
  type StoredAssignment,
} from '@quizhall/functions/_data/assignments.ts';
import { refusalsOf } from '@quizhall/functions/_data/idioms.ts';
import {
  movedOpen,
  oneLessOpen,
  oneMoreOpen,
  withoutPast,
} from '@quizhall/functions/_data/open-assignments.ts';
import type { Pattern } from './pattern.ts';
import { quiz, user } from './sample.ts';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 3, 1);

const assignment: StoredAssignment = {
  id: 'a_000000000001',
  organizationId: 'o_0123456789abcdef',
  quizId: quiz.id,
  title: quiz.title,
  everyone: false,
  departmentIds: ['d_000000000001'],
  userIds: [],
  dueAt: AT + 7 * DAY,
  note: 'Please read chapter 3 before.',
  createdAt: AT,
  createdBy: user.id,
  toldAt: AT,
  revision: 1,
};
const { organizationId } = assignment;
const KEY = 'ORG#id / ASSIGNMENT#id';
const OPEN_KEY = 'ORG#id / OPENASSIGNMENTS';

/** A hundred people, of whom one has finished the quiz. */
const people = [user.id, ...Array.from({ length: 99 }, (_, n) => `nobody${String(n).padStart(14, '0')}`)];

export const assigning: Pattern[] = [
  {
    id: 'AG1',
    question: 'assign a quiz',
    key: KEY,
    name: 'newAssignment',
    run: () => refusalsOf([newAssignment(assignment)]),
  },
  {
    id: 'AG12',
    question: 'count one more assignment that is due later',
    key: OPEN_KEY,
    name: 'oneMoreOpen',
    run: () => refusalsOf([oneMoreOpen(assignment)]),
  },
  {
    id: 'AG12',
    question: 'the same of one that is due at another moment',
    key: OPEN_KEY,
    name: 'movedOpen',
    run: () => refusalsOf([movedOpen({ ...assignment, dueAt: AT + 9 * DAY })]),
  },
  {
    id: 'AG13',
    question: 'count one less',
    key: OPEN_KEY,
    name: 'oneLessOpen',
    run: () => refusalsOf([oneLessOpen(assignment)]),
  },
  {
    id: 'AG14',
    question: 'make room where some were due',
    key: OPEN_KEY,
    name: 'withoutPast',
    run: () => withoutPast(organizationId, AT + 9 * DAY),
  },
  {
    id: 'AG2',
    question: 'an assignment',
    key: KEY,
    name: 'getAssignment',
    run: () => getAssignment(assignment),
  },
  {
    id: 'AG8',
    question: 'a page of assignments by when they are due',
    key: 'gsi1 ORG#id#ASSIGNMENT',
    name: 'pageOfAssignments',
    run: () => pageOfAssignments(organizationId, { time: 'ahead', now: AT, limit: 10 }),
  },
  {
    id: 'AG9',
    question: 'what may be shown to members of an organization',
    key: 'gsi1 ORG#id#ASSIGNMENT',
    name: 'listAssignmentsSince',
    run: () => listAssignmentsSince(organizationId, AT),
  },
  {
    id: 'AG11',
    question: 'how far are a hundred people with a quiz?',
    key: 'ATTEMPT#quiz#participant / 0001',
    name: 'listAssignedAttempts',
    run: () => listAssignedAttempts(people.map((userId) => ({ quizId: quiz.id, userId, from: undefined }))),
  },
  {
    id: 'AG7',
    question: 'remember how many have finished it',
    key: KEY,
    name: 'noteCounted',
    run: () => noteCounted(assignment, { done: 1, of: 100, at: AT }),
  },
  {
    id: 'AG5',
    question: 'note what is told by itself by its moment',
    key: KEY,
    name: 'notedNews',
    run: () => refusalsOf([notedNews(assignment, AT + 4 * DAY)]),
  },
  {
    id: 'AG6',
    question: 'note a reminder by hand',
    key: KEY,
    name: 'askedReminder',
    run: () => refusalsOf([askedReminder(assignment, AT)]),
  },
  {
    id: 'AG3',
    question: 'an assignment is due at another moment',
    key: KEY,
    name: 'savedAssignment',
    run: () => refusalsOf([savedAssignment(assignment, { dueAt: AT + 9 * DAY, toldAt: AT, movedAt: AT })]),
  },
  {
    id: 'AG10',
    question: 'all assignments of an organization, for its file',
    key: 'ORG#id / ASSIGNMENT#',
    name: 'pageOfAllAssignments',
    run: () => pageOfAllAssignments(organizationId, { limit: 100, after: undefined }),
  },
  {
    id: 'AG4',
    question: 'cancel an assignment',
    key: KEY,
    name: 'deleteAssignment',
    run: () => refusalsOf([deleteAssignment(assignment)]),
  },
];
