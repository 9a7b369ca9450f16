import type { EntryCard, Predata } from '@quizhall/shared/model/attempts/entry-card';

/** Builds a quiz that anyone can start immediately and that requires only accepting the terms. */
export function buildCard(over: Partial<EntryCard> = {}): EntryCard {
  return {
    id: 'q_0123456789abcdef',
    code: 'ABC234',
    title: 'Colours',
    description: '',
    category: 'science',
    difficulty: 'easy',
    instructions: '',
    totalQuestions: 3,
    totalPoints: 30,
    status: 'published',
    schedule: { isScheduled: false },
    spread: { openSeconds: 60, endSeconds: 60 },
    settingsSummary: {
      questionsPerPage: 1,
      timeLimit: 10,
      maxAttempts: 1,
      passingScore: 70,
      allowBackNavigation: true,
      isPaid: false,
      price: 0,
    },
    security: {
      extraSecure: false,
      preventCheating: { disableCopyPaste: false, disableRightClick: false, fullScreenMode: false },
    },
    accessHints: {
      requiresLogin: false,
      allowGuests: true,
      isPaid: false,
      price: 0,
      maxParticipants: null,
      requiresIdentityVerification: false,
      requiresPassword: false,
    },
    participantInfoReqs: [],
    ...over,
  };
}

/** Builds the same quiz as seen by a participant without attempts. */
export function buildPredata(over: Partial<Predata> = {}): Predata {
  const card = buildCard();
  return {
    ...card,
    accessHints: { ...card.accessHints, userHasPaid: false },
    serverNow: '2026-05-01T10:00:00.000Z',
    attempts: { used: 0, max: 1, resumable: false },
    ...over,
  };
}
