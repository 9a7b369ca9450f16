import {
  ArrowDownToLine,
  Copy,
  Plus,
  Redo2,
  SlidersHorizontal,
  SquarePen,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { tableMessages } from './table-messages.ts';
import { historyKey } from './use-grid-keys.ts';

const TEXT = tableMessages;

interface TableToolbarProps {
  canUndo: boolean;
  canRedo: boolean;
  /** Number of questions in the selected rows. */
  selected: number;
  room: number;
  commands: Record<
    'undo' | 'redo' | 'fill' | 'remove' | 'openCard' | 'add' | 'openBulk' | 'toClipboard',
    () => void
  >;
  children: ReactNode;
}

/** Actions on the selected rows without a keyboard. */
export function TableToolbar({ canUndo, canRedo, selected, room, commands, children }: TableToolbarProps) {
  const none = selected === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <div
      role="group"
      aria-label={TEXT.actions}
      onKeyDown={(event) => {
        const command = historyKey(event);
        if (!command) return;
        event.preventDefault();
        commands[command]();
      }}
      className="flex flex-wrap items-center gap-2"
    >
      <Button size="sm" icon={<Plus />} disabled={room === 0} onClick={commands.add}>
        {TEXT.add}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<SlidersHorizontal />}
        disabled={none}
        onClick={commands.openBulk}
      >
        {TEXT.bulk}
      </Button>
      <Button size="sm" variant="secondary" icon={<SquarePen />} disabled={none} onClick={commands.openCard}>
        {TEXT.openCard}
      </Button>
      <div className="flex flex-wrap">
        <Tool label={TEXT.undo} icon={<Undo2 />} disabled={!canUndo} onClick={commands.undo} />
        <Tool label={TEXT.redo} icon={<Redo2 />} disabled={!canRedo} onClick={commands.redo} />
        <Tool label={TEXT.fill} icon={<ArrowDownToLine />} disabled={none} onClick={commands.fill} />
        <Tool label={TEXT.copy} icon={<Copy />} disabled={none} onClick={commands.toClipboard} />
        <Tool label={TEXT.remove(selected)} icon={<Trash2 />} disabled={none} onClick={commands.remove} />
      </div>
      {children}
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
}

/** Uses `aria-disabled`, so that a disabled button keeps the focus. */
function Tool({ label, disabled, onClick, icon }: ToolProps) {
  return (
    <PlainIconButton
      size="sm"
      label={label}
      title={label}
      icon={icon}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-disabled"
    />
  );
}
