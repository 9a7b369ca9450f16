import type { SubmissionDetails } from '@quizhall/shared/model/results/submission-details';
import { LIMITS } from '@quizhall/shared/model/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, EllipsisVertical, type LucideIcon, RotateCcw, Send, TimerReset, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import toast from 'react-hot-toast';
import { refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { NumberField } from '@/components/ui/number-field.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { formatAgo } from '@/lib/format.ts';
import { INTERVENTIONS, type InterventionName } from './intervention-calls.ts';
import { submissionKeys } from './submission-queries.ts';
import { interventions as TEXT } from './submission-messages.ts';

const ICONS: Record<InterventionName, LucideIcon> = {
  finish: Send,
  reopen: TimerReset,
  grant: RotateCcw,
  annul: Ban,
  reinstate: Undo2,
};

/** Returns the interventions available in this state. The server enforces them. */
function offeredFor({ status, annulled, uncounted }: SubmissionDetails): InterventionName[] {
  if (status === 'in_progress') return ['finish', 'grant'];
  if (annulled) return ['grant', 'reinstate'];
  return uncounted ? ['reopen'] : ['reopen', 'grant', 'annul'];
}

/** Menu of interventions for users who manage results, each with a confirmation. */
export function Interventions({ details }: { details: SubmissionDetails }) {
  const [asked, setAsked] = useState<InterventionName>();
  return (
    <>
      <Menu
        label={TEXT.menu}
        trigger={
          <PlainIconButton label={TEXT.menu} variant="secondary" size="sm" icon={<EllipsisVertical />} />
        }
        items={offeredFor(details).map((name) => {
          const Icon = ICONS[name];
          return {
            label: TEXT.actions[name].label,
            icon: <Icon />,
            danger: name === 'annul',
            onSelect: () => setAsked(name),
          };
        })}
      />
      {asked && <Asking key={asked} name={asked} details={details} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface AskingProps {
  name: InterventionName;
  details: SubmissionDetails;
  onClose: () => void;
}

/** Form of the intervention: the reason if it is destructive, and the extra minutes of a reopened attempt. */
function Asking({ name, details, onClose }: AskingProps) {
  const { title, text, confirm, done } = TEXT.actions[name];
  const formId = useId();
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState('0');
  const [isFinal, setIsFinal] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const client = useQueryClient();
  const { submissionId, quiz } = details;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      INTERVENTIONS[name](submissionId, {
        reason: reason.trim(),
        minutes: Math.round(Number(minutes)) || 0,
        final: isFinal,
        key,
      }),
    onSuccess: async () => {
      toast.success(done);
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: submissionKeys.details(submissionId) }),
        refreshQuiz(client, quiz.id),
      ]);
    },
  });
  const asksWhy = name !== 'grant';
  const send = () => {
    if (asksWhy && reason.trim() === '') setIsMissing(true);
    else mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {TEXT.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={name === 'annul' ? 'danger' : 'primary'}
            loading={isPending}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        data-first-focus
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          send();
        }}
      >
        {name === 'reopen' && (
          <NumberField
            label={TEXT.minutes}
            hint={TEXT.minutesHint}
            suffix="min"
            min={0}
            max={LIMITS.extraMinutes}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        )}
        {name === 'finish' && <p className="text-sm font-medium text-ink">{savedSoFar(details)}</p>}
        {asksWhy && (
          <TextArea
            label={TEXT.reason}
            hint={TEXT.reasonHint}
            required
            rows={3}
            counter={LIMITS.auditReason}
            maxLength={LIMITS.auditReason}
            value={reason}
            error={isMissing && reason.trim() === '' ? TEXT.reasonMissing : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {name === 'finish' && (
          <Checkbox label={TEXT.final} hint={TEXT.finalHint} checked={isFinal} onCheckedChange={setIsFinal} />
        )}
        {error && (
          <p role="alert" className="text-sm text-danger-ink">
            {serverMessage(error, TEXT.failed)}
          </p>
        )}
        {!asksWhy && !error && <p className="text-sm text-muted">{TEXT.told}</p>}
      </form>
    </Dialog>
  );
}

/** Summary of a running attempt's saved answers, which count if nothing else is saved. */
function savedSoFar({ answers, savedAt }: SubmissionDetails): string {
  const given = answers.filter(({ skipped }) => !skipped).length;
  return savedAt ? TEXT.saved(given, answers.length, formatAgo(savedAt)) : TEXT.savedNothing;
}
