import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Drafts } from '../hooks/use-drafts.ts';
import type { GradingPlace } from '../hooks/use-grading-place.ts';
import { useSaveGrade } from '../hooks/use-save-grade.ts';
import type { QueuedAnswer } from '../model/queue.ts';
import { messages } from '../messages.ts';

const TEXT = messages.kept;

interface KeptNoticeProps {
  quizId: string;
  answers: readonly QueuedAnswer[];
  drafts: Drafts;
  place: GradingPlace;
  /** Key of the answer on screen, which displays its own state. */
  except: string | undefined;
}

/**
 * Unsaved grades of other answers on this device. Grades that failed offline are sent once the network is back.
 * Conflicts with other graders are left to the user.
 */
export function KeptNotice({ quizId, answers, drafts, place, except }: KeptNoticeProps) {
  const { save } = useSaveGrade(quizId, drafts);
  const [sending, setSending] = useState(false);
  const waiting = answers.filter(({ key }) => key !== except && key in drafts.drafts);
  const send = async (which: readonly QueuedAnswer[]) => {
    setSending(true);
    for (const answer of which) {
      const draft = drafts.drafts[answer.key];
      const problem = draft && (await save(answer, draft));
      if (draft && problem && problem.problem === undefined)
        drafts.put(answer.key, { ...draft, wanted: undefined });
    }
    setSending(false);
  };
  useEffect(() => {
    const back = () => void send(answers.filter(({ key }) => drafts.drafts[key]?.wanted));
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  });
  const [first] = waiting;
  if (!first) return null;
  return (
    <Alert
      tone="warning"
      live={false}
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            onClick={() => place.go({ view: 'answers', answer: first.key })}
          >
            {TEXT.open}
          </Button>
          <Button size="sm" loading={sending} onClick={() => void send(waiting)}>
            {TEXT.send}
          </Button>
        </div>
      }
    >
      {TEXT.text(waiting.length)}
    </Alert>
  );
}
