import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { mayWithdraw } from '@quizhall/shared/rules/quizzes/withdrawing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { quizKeys, refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { hasCode } from '@/lib/api/errors.ts';
import { formatAgo } from '@/lib/format.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { showError } from '@/lib/show-error.ts';
import { getQuizToWrite, withdrawQuiz } from '../editor/quiz-calls.ts';
import type { QuizEditorState } from '../editor/use-quiz-editor.ts';
import { organizationMessages as TEXT } from '../editor/organization-messages.ts';

/** Owning organization and its rules for the quiz. */
export function OwnerNotice({ rules }: { rules: QuizRules }) {
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Building2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium text-ink">{TEXT.owner(rules.name)}</span>
        {` · ${TEXT.limits(rules.mostQuestions, rules.mostMinutes)}`}
        {rules.waits && ` ${TEXT.waits}`}
      </span>
    </p>
  );
}

interface WaitingNoticeProps {
  editor: QuizEditorState;
  waiting: NonNullable<OwnQuiz['waiting']>;
}

/** Notice about changes that await approval or were rejected. */
export function WaitingNotice({ editor, waiting: { by, askedAt, rejected } }: WaitingNoticeProps) {
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const isLive = (editor.quiz?.version ?? 0) > 0;
  const withdrawing = useWithdrawing(editor);
  const mayLetGo = mayWithdraw({ by: by.id, rejected }, user?.id ?? '', editor.quiz?.roles ?? []);
  const when = formatAgo(askedAt);
  const asked = by.id === user?.id ? TEXT.waiting.own(when) : TEXT.waiting.other(by.name, when);
  return (
    <Alert
      tone={rejected ? 'warning' : 'accent'}
      live={false}
      title={rejected ? TEXT.rejected.title : TEXT.waiting.title}
    >
      {rejected ? (
        <>
          <p className="wrap-anywhere text-ink">{TEXT.rejected.reason(rejected.reason)}</p>
          <p>{TEXT.rejected.next}</p>
        </>
      ) : (
        <p>{`${asked} ${isLive ? TEXT.waiting.live : TEXT.waiting.draft}`}</p>
      )}
      {(isLive || !rejected) && mayLetGo && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          loading={withdrawing.isPending}
          onClick={() => setAsking(true)}
        >
          {rejected ? TEXT.rejected.withdraw : TEXT.waiting.withdraw}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        type="warning"
        title={rejected ? `${TEXT.rejected.withdraw}?` : TEXT.waiting.withdrawTitle}
        message={isLive ? TEXT.waiting.withdrawLive : TEXT.waiting.withdrawDraft}
        confirmLabel={rejected ? TEXT.rejected.withdraw : TEXT.waiting.withdraw}
        onConfirm={() => {
          setAsking(false);
          withdrawing.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </Alert>
  );
}

function useWithdrawing({ quiz, show }: QuizEditorState) {
  const client = useQueryClient();
  const id = quiz?.id ?? '';
  return useMutation({
    mutationFn: async () => {
      await withdrawQuiz(id).catch((error: unknown) => {
        // The request was decided in the meantime. The page displays the result.
        if (!hasCode(error, 'NOT_FOUND')) throw error;
      });
      return getQuizToWrite(id);
    },
    onSuccess: (next) => {
      client.setQueryData(quizKeys.quiz(id), next);
      void refreshQuiz(client, id);
      show(next);
      toast.success(TEXT.waiting.done);
    },
    onError: () => showError(TEXT.waiting.failed),
  });
}
