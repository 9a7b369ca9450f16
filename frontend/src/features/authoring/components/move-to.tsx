import { ArrowUpDown } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { NumberField } from '@/components/ui/number-field.tsx';
import { messages } from '../messages.ts';
import type { QuizForm } from '../model/quiz-form.ts';

const TEXT = messages.questions;

interface MoveToProps {
  index: number;
  /** Called with the new place, counted from 0. */
  onMove: (to: number) => void;
}

/** Button that asks for the new place of a question in the quiz. */
export function MoveTo({ index, onMove }: MoveToProps) {
  const count = useFormContext<QuizForm>().getValues('questions').length;
  const formId = useId();
  const [typed, setTyped] = useState<string>();
  const place = Math.round(Number(typed));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTyped(undefined);
    if (typed?.trim()) onMove(Math.min(count, Math.max(1, place || 1)) - 1);
  };
  return (
    <>
      <IconButton
        label={TEXT.moveTo}
        icon={<ArrowUpDown />}
        disabled={count < 2}
        onClick={() => setTyped(String(index + 1))}
      />
      <Dialog
        open={typed !== undefined}
        onOpenChange={() => setTyped(undefined)}
        title={TEXT.moveTo}
        size="sm"
        footer={
          <Button type="submit" form={formId}>
            {TEXT.moveHere}
          </Button>
        }
      >
        <form id={formId} noValidate data-first-focus onSubmit={submit}>
          <NumberField
            label={TEXT.moveTo}
            hideLabel
            hint={TEXT.moveToHint(count)}
            min={1}
            max={count}
            value={typed ?? ''}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      </Dialog>
    </>
  );
}
