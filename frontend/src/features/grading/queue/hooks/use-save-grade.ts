import type { StaleGrade } from '@quizhall/shared/contract/grading/grading';
import { useState } from 'react';
import { ApiError, hasCode, serverMessage } from '@/lib/api/errors.ts';
import { gradeAnswer } from '../api/grading-calls.ts';
import type { GradeDraft } from '../model/drafts.ts';
import { readPoints } from '../model/points.ts';
import type { QueuedAnswer } from '../model/queue.ts';
import { messages } from '../messages.ts';
import type { Drafts } from './use-drafts.ts';
import { useGradeKept } from './use-grading-queue.ts';

/** Current grade by another grader. */
export type Standing = StaleGrade['grades'][number];

/** Problems that prevented a save. */
export interface Unsaved {
  points?: string | undefined;
  comment?: string | undefined;
  /** Problem of the whole grade. */
  problem?: string | undefined;
  conflict?: Standing | undefined;
}

/** Saves the grade of an answer. The draft stays on the device until it succeeds. */
export function useSaveGrade(quizId: string, { put }: Pick<Drafts, 'put'>) {
  const [saving, setSaving] = useState(false);
  const kept = useGradeKept(quizId);

  const save = async (answer: QueuedAnswer, draft: GradeDraft): Promise<Unsaved | undefined> => {
    const { submissionId, questionId, maxPoints, key } = answer;
    const read = readPoints(draft.points, maxPoints);
    if ('problem' in read) return { points: read.problem };
    const { comment, revision } = draft;
    setSaving(true);
    try {
      const { grades } = await gradeAnswer(submissionId, {
        questionId,
        points: read.points,
        comment: comment.trim(),
        revision,
      });
      kept(submissionId, grades);
      put(key, undefined);
      return undefined;
    } catch (error) {
      const isUnsent = hasCode(error, 'NETWORK');
      put(key, { ...draft, ...(isUnsent && { wanted: true as const }) });
      return unsavedOf(error, questionId);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, kept };
}

function unsavedOf(error: unknown, questionId: string): Unsaved {
  if (hasCode(error, 'STALE_GRADE')) {
    const conflict = (error.data as StaleGrade).grades.find((grade) => grade.questionId === questionId);
    if (conflict) return { conflict };
  }
  if (hasCode(error, 'NETWORK')) return { problem: messages.form.offline };
  const errors = error instanceof ApiError ? error.errors : undefined;
  const points = errors?.['grades.0.points'];
  const comment = errors?.['grades.0.comment'] ?? errors?.['grades'];
  if (points !== undefined || comment !== undefined) return { points, comment };
  return { problem: serverMessage(error, messages.form.failed) };
}
