import { ArrowUpDown } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { NumberField } from '@/components/ui/number-field.tsx';
import { messages } from './messages.ts';
import type { QuizForm } from './quiz-form.ts';

const TEXT = messages.questions;

/** The typed place, from 1 to `count`, or undefined for anything else. */
export function placeOf(typed: string | undefined, count: number): number | undefined {
  if (!/^\s*\d+\s*$/.test(typed ?? '')) return undefined;
  const place = Number(typed);
  return place >= 1 && place <= count ? place : undefined;
}

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
  const [error, setError] = useState<string>();
  const show = (text: string | undefined) => {
    setTyped(text);
    setError(undefined);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const place = placeOf(typed, count);
    if (place === undefined) return setError(TEXT.moveToRange(count));
    show(undefined);
    onMove(place - 1);
  };
  return (
    <>
      <IconButton
        label={TEXT.moveTo}
        icon={<ArrowUpDown />}
        disabled={count < 2}
        onClick={() => show(String(index + 1))}
      />
      <Dialog
        open={typed !== undefined}
        onOpenChange={() => show(undefined)}
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
            error={error}
            value={typed ?? ''}
            onChange={(event) => show(event.target.value)}
          />
        </form>
      </Dialog>
    </>
  );
}
