import type { AttemptCard } from '@quizhall/functions/attempts/model/attempts.ts';
import type { Quiz, Saving } from '@quizhall/functions/quizzes/model/quizzes.ts';
import type { User } from '@quizhall/functions/accounts/model/users.ts';
import { buildQuestion, buildQuiz } from '@quizhall/shared/testing/factories';

const at = '2026-01-01T00:00:00.000Z';

/** A creator as signup leaves one. */
export const user: User = {
  id: '01234567890123456789',
  email: 'ada.lovelace@example.com',
  name: 'Ada Lovelace',
  type: 'moderator',
  canCreateQuizzes: true,
  passwordHash: `scrypt$15$8$3$${'s'.repeat(22)}$${'h'.repeat(43)}`,
  passwordChangedAt: at,
  securityVersion: 1,
  phone: '',
  location: '',
  bio: '',
  dateOfBirth: '',
  plan: 'free',
  createdAt: at,
};

/** 50 questions of four options with texts of usual length. */
export const questions = Array.from({ length: 50 }, (_, n) =>
  buildQuestion({
    id: `question${n}`,
    question: `Question ${n}: which of these four answers fits a stem of about a hundred characters, as most of them are?`,
    options: ['first', 'second', 'third', 'fourth'].map((word, option) => ({
      text: `The ${word} of four plausible answers`,
      isCorrect: option === n % 4,
    })),
  }),
);

const { questions: _, ...like } = buildQuiz({ questions });

const settings = { ...like.settings, maxParticipants: 30 };

export const quiz: Quiz = { ...like, settings, ownerId: user.id, version: 1, draftChunks: 0, shards: 1 };
export const draft: Quiz = { ...quiz, status: 'draft', version: 0 };

/** A save that changes two settings and three questions. */
export const saving: Saving = {
  by: user.id,
  changes: {
    fields: ['settings.timeLimit', 'settings.passingScore'],
    added: 1,
    removed: 1,
    changed: 1,
    moved: 0,
    affectsScores: true,
  },
};

/** What lists show of a finished attempt. */
export const card = (id: string): AttemptCard => ({
  id,
  quizTitle: quiz.title,
  name: 'Guest',
  email: '',
  status: 'completed',
  percentage: 80,
  passed: true,
  time: 600,
  completedAt: Date.parse(at),
  late: false,
});
