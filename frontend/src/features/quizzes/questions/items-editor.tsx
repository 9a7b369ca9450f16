import { LIMITS } from '@quizhall/shared/model/limits';
import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { useField } from '../editor/editor-context.tsx';
import { ROW_START, useRowList } from './use-row-list.ts';
import { messages } from '../editor/messages.ts';
import { pastedLines } from '../import/pasted-lines.ts';
import { emptyItem } from '../editor/quiz-form.ts';
import { RemoveRow } from './remove-row.tsx';
import { RowInput } from './row-input.tsx';
import { TextPreview } from './text-preview.tsx';
import { RowsFieldset } from './rows-fieldset.tsx';

const TEXT = messages.questions;

/** Items of an ordering question, in the correct order. */
export function ItemsEditor({ index }: { index: number }) {
  const path = `questions.${index}.items` as const;
  const { value: items, set, error } = useField(path);
  const { list, canAdd, canRemove, ...edit } = useRowList({
    rows: items,
    set,
    emptyRow: emptyItem,
    isEmpty: ({ text }) => text.trim() === '',
    read: (text) => pastedLines(text).map((line) => ({ text: line })),
    min: LIMITS.itemsMin,
    max: LIMITS.itemsMax,
  });
  return (
    <RowsFieldset
      path={path}
      legend={TEXT.items}
      hint={TEXT.itemsHint}
      error={error}
      actions={
        <Button variant="ghost" size="sm" icon={<Plus />} disabled={!canAdd} onClick={edit.append}>
          {TEXT.addItem}
        </Button>
      }
    >
      <ol ref={list} className="flex flex-col gap-2">
        {items.map(({ key, text }, row) => {
          const name = text.trim() || TEXT.item(row + 1);
          return (
            <li key={key} className="field-edge flex items-center pr-1">
              <span aria-hidden="true" className="tabular w-9 shrink-0 text-center text-sm text-faint">
                {row + 1}
              </span>
              <RowInput
                {...ROW_START}
                {...edit.keysOf(row, { moves: true })}
                label={TEXT.item(row + 1)}
                value={text}
                onChange={(event) => edit.change(key, { text: event.target.value })}
              />
              <PlainIconButton
                size="sm"
                label={TEXT.itemUp(name)}
                icon={<ChevronUp aria-hidden="true" />}
                disabled={row === 0}
                onClick={() => edit.move(row, -1)}
              />
              <PlainIconButton
                size="sm"
                label={TEXT.itemDown(name)}
                icon={<ChevronDown aria-hidden="true" />}
                disabled={row === items.length - 1}
                onClick={() => edit.move(row, 1)}
              />
              <RemoveRow
                label={TEXT.removeItem(name)}
                refused={canRemove ? undefined : TEXT.twoItems}
                onRemove={() => edit.remove(row)}
              />
            </li>
          );
        })}
      </ol>
      <TextPreview texts={items.map(({ text }) => text)} marks={false} />
    </RowsFieldset>
  );
}
