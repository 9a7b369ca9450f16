import { memo, useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { useIsPicked } from '../../hooks/use-selection.ts';
import { listMessages } from '../../list-messages.ts';
import type { Selection } from '../../model/selection.ts';

interface SelectBoxProps {
  id: string;
  title: string;
  selection: Selection;
}

/** The box of one quiz. It listens for itself, so that the card around it is not drawn anew for a press. */
export const SelectBox = memo(function SelectBox({ id, title, selection }: SelectBoxProps) {
  const checked = useIsPicked(selection, id);
  const shift = useRef(false);
  return (
    // Only listens to which key the press came with.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      onClickCapture={(event) => {
        shift.current = event.shiftKey;
      }}
    >
      <Checkbox
        hideLabel
        label={listMessages.select.one(title)}
        checked={checked}
        onCheckedChange={() => selection.press({ id, range: shift.current })}
      />
    </div>
  );
});
